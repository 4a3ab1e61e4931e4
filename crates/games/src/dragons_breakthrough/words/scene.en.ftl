
# Texts in the picture: plates, trays, caption. Short: there is room for a few words.

drb-plate-turn = { $side } to move
drb-plate-bound = { $side } must capture
drb-plate-swap = { $side }: move or swap
drb-plate-waits = { $side }
drb-plate-mortal = { $side }: † dragon mortal
drb-plate-breakthrough = { $side }: breakthrough
drb-plate-slain = { $side }: dragon lost
drb-plate-resigned = { $side }: resigned
drb-plate-stuck = { $side }: no moves left
drb-plate-quiet = { $side }: 50 quiet moves
drb-plate-repeated = { $side }: repeated 3 times

drb-tray = reserve
drb-caption = Dragon’s Breakthrough · move { $number }
drb-caption-swap = colours exchanged
