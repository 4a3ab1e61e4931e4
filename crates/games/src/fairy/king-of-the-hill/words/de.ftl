# King of the Hill.

king-of-the-hill-name = King of the Hill
    .typed = könig des hügels
king-of-the-hill-about = Schach, bei dem der König auch gewinnt, wenn er eines der vier Felder in der Mitte erreicht.

king-of-the-hill-end-flag = { $winner } hat den König auf den Hügel gebracht und gewonnen.
    .plate = Hügel verloren
