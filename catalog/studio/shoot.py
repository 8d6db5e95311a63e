"""Make the shop's pictures: render what is missing, denoise, dye the other colours, write WebP.

    python3 shoot.py                    every kind of jobs.json whose raw picture is missing, then all pictures
    python3 shoot.py kind ...           only these kinds
    python3 shoot.py --finish [kind..]  no rendering: denoise and dye what lies in cache/raw

jobs.json: {"kind": {"job": {...see README...}, "colours": ["cerna", ...], "finish": "gloss|matte|fur"}}; the first colour is the one
that is rendered. A kind without colours gives one picture, <kind>-front.webp. Entries with "file" give that name (hero pictures)."""
import json
import os
import subprocess
import sys
import time

import denoise
import recolour
import retouch

HERE = os.path.dirname(os.path.abspath(__file__))
RAW = os.path.join(HERE, 'cache', 'raw')
PICTURES = os.path.normpath(os.path.join(HERE, '..', 'pictures'))


def raw_path(kind):
    """Where the render of a kind lies."""
    return os.path.join(RAW, kind + '.png')


def render(kind, job, blender='blender'):
    """Run Blender for one kind; returns seconds."""
    os.makedirs(RAW, exist_ok=True)
    raw = raw_path(kind)
    spec = raw[:-4] + '.json'
    with open(spec, 'w') as f:
        json.dump(dict(job, out=raw), f)
    start = time.time()
    result = subprocess.run(
        ['nice', '-n', '19', blender, '-b', '-P', os.path.join(HERE, 'render.py'), '--', spec],
        capture_output=True,
        text=True,
    )
    if not os.path.exists(raw):
        raise RuntimeError(kind + ': ' + result.stdout[-800:] + result.stderr[-800:])
    return time.time() - start


def finish(kind, entry):
    """Denoise the render of a kind and write all its pictures; returns their names."""
    clean = denoise.denoise(raw_path(kind), entry.get('smooth', 1.0))
    colours = entry.get('colours')
    if not colours:
        names = [entry.get('file', kind + '-front.webp')]
        recolour.save_webp(clean, os.path.join(PICTURES, names[0]))
        return names
    mask = denoise.read_pass(raw_path(kind), 'dye')[..., 0].clip(0, 1)
    if 'style' in entry['job']:
        product, albedo = (denoise.read_pass(raw_path(kind), name) for name in ('mask', 'albedo'))
        clean, mask = retouch.hide_lining(clean, product[..., 0], mask, albedo)
    style = entry.get('finish', 'gloss')
    names = []
    for colour in colours:
        picture = recolour.dye(clean, mask, recolour.lab_of(colour, style), style)
        names.append(kind + '-' + colour + '-front.webp')
        recolour.save_webp(picture, os.path.join(PICTURES, names[-1]))
    return names


def main(args):
    with open(os.path.join(HERE, 'jobs.json')) as f:
        jobs = json.load(f)
    only_finish = '--finish' in args
    kinds = [a for a in args if a != '--finish'] or list(jobs)
    os.makedirs(PICTURES, exist_ok=True)
    for kind in kinds:
        seconds = 0.0
        if not only_finish and not os.path.exists(raw_path(kind)):
            seconds = render(kind, jobs[kind]['job'])
        if os.path.exists(raw_path(kind)):
            print(kind, round(seconds), 's', ' '.join(finish(kind, jobs[kind])), flush=True)


if __name__ == '__main__':
    main(sys.argv[1:])
