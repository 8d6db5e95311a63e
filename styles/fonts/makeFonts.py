"""Makes the files of the fonts from whole ones: the characters of characters.ts, and room where they have none.

Letters with a caron at their side reach over the next one (ď, ť, ľ), and the fonts have no kerning for what is as high:
without it the caron of "přijďte" stands in the t, that of "veľkosť" in the k. README.md says how to run it.
"""

import re
import sys
from pathlib import Path

from fontTools.otlLib.builder import PairPosBuilder
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.ttLib.tables.otBase import ValueRecord

here = Path(__file__).parent
OVERHANGING = "ďťľ"
FOLLOWING = "aáäbcčdďeéěfghiíjklĺľmnňoóôprŕřsšťtuúůvyýzž!?)“*"
# Thousandths of an em: the gap between a caron and what stands as high after it, and how far a pair is pushed apart at most.
GAP = 52
MOST_ROOM = 115
# Above the letters without ascender; a caron reaches from here to the top.
BAND = (520, 850)
# A soft hyphen is drawn as a hyphen or not at all.
NOT_DRAWN = {0x00AD}


def characters():
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", (here / "characters.ts").read_text())
    return [code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)]


def units(font, thousandths):
    return thousandths * font["head"].unitsPerEm / 1000


def edges(font, glyph):
    """The leftmost and rightmost point of a glyph within the band; None when the glyph is lower."""
    low, high = (units(font, limit) for limit in BAND)
    pen = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(pen)
    xs, start, at = [], None, None
    for verb, points in pen.value:
        if verb == "moveTo":
            start = at = points[0]
            continue
        *handles, end = points or [start]
        xs += [x for x, y in along(at, handles, end) if low <= y <= high]
        at = end
    return (min(xs), max(xs)) if xs else None


def along(start, handles, end):
    """Points of a line or of TrueType's curves, whose ends between two handles are implied."""
    handles = handles or [middle(start, end)]
    ends = [*(middle(a, b) for a, b in zip(handles, handles[1:])), end]
    for handle, stop in zip(handles, ends):
        for step in range(61):
            t = step / 60
            yield tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, handle, stop))
        start = stop


def middle(one, other):
    return tuple((a + b) / 2 for a, b in zip(one, other))


def add_room(font):
    glyphs = font.getBestCmap()
    pairs = PairPosBuilder(font, None)
    for first in OVERHANGING:
        name = glyphs[ord(first)]
        overhang = edges(font, name)[1] - font["hmtx"][name][0]
        for following in (glyphs[ord(character)] for character in FOLLOWING):
            reach = edges(font, following)
            lacking = round(units(font, GAP) - reach[0] + overhang) if reach else 0
            if lacking > 0:
                room = ValueRecord()
                room.XAdvance = round(min(lacking, units(font, MOST_ROOM)))
                pairs.addGlyphPair(None, name, room, following, None)
    font["GPOS"].table.LookupList.Lookup.insert(0, pairs.build())
    lookups = font["GPOS"].table.LookupList
    lookups.LookupCount = len(lookups.Lookup)
    for record in font["GPOS"].table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0, *(index + 1 for index in record.Feature.LookupListIndex)]
        record.Feature.LookupCount = len(record.Feature.LookupListIndex)


def make(source, target):
    options = Options(flavor="woff2", hinting=False, layout_features=["kern", "tnum"], notdef_outline=True)
    font = load_font(str(source), options)
    missing = [f"U+{code:04X}" for code in characters() if code not in font.getBestCmap() and code not in NOT_DRAWN]
    if missing:
        sys.exit(f"{source} has no {', '.join(missing)}")
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters())
    subsetter.subset(font)
    add_room(font)
    save_font(font, str(target), options)
    print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    whole = here.parent.parent / "node_modules" / "@expo-google-fonts" / "jost"
    make(whole / "400Regular" / "Jost_400Regular.ttf", here / "jost-400.woff2")
    make(whole / "500Medium" / "Jost_500Medium.ttf", here / "jost-500.woff2")
    make(Path(sys.argv[1]) / "400Regular" / "BodoniModa_400Regular.ttf", here / "bodoni-moda-400.woff2")
