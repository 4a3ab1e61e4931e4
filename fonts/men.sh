#!/bin/sh
# Makes NotoSerifCJK-Men.otf: the few characters on the men of shogi, xiangqi and janggi, and on their boards.
# It needs apt-get and dpkg of Debian, and fonttools for Python. Run it after you change the list.
set -eu
shogi='王玉飛龍角馬金銀全桂圭香杏歩と'
xiangqi='帥將仕士相象傌馬俥車炮砲兵卒'
janggi='楚漢士馬象車包卒兵'
boards='楚河漢界'
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"
apt-get download fonts-noto-cjk
dpkg -x fonts-noto-cjk_*.deb .
# Font 0 of the collection has the Japanese forms.
pyftsubset usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc --font-number=0 \
    --text="$shogi$xiangqi$janggi$boards" --layout-features='' --no-hinting --desubroutinize \
    --name-IDs='0,1,2,13,14' --drop-tables+=vhea,vmtx,VORG,BASE,GDEF,GPOS,GSUB \
    --output-file="$here/NotoSerifCJK-Men.otf"
