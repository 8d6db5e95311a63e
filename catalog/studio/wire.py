"""Enters the pictures in ../pictures into ../products.ndjson: after each front its other views, in the order of jobs.json,
and last the swatch of its material.

    python3 wire.py                     all products
    python3 wire.py 1036=bomber-kratky  and this product shows another kind in its colours
    python3 wire.py 1036+usen-nappa     and this product shows this swatch in those of its colours that the swatch has

A card shows a product's second picture while the pointer is over it, so a front is always followed by another whole view of
its colour. A kind's "first" ("turned") stands before the front of a product's first colour, because a listing shows either
all of its garments on busts or none. Only the first colour of a product is also shown turned, with its collar, closing and
cuff, and with its detail if another colour has a back, because without scripts a browser downloads each picture of a
gallery."""
import json
import os
import sys

from shoot import HERE, PICTURES, read_jobs, views_of

ENOUGH = 6  # pictures of a colour; with more, the cuff is left out, as half of it shows the wall
FIRST_COLOUR_ONLY = ('turned', 'collar', 'closing', 'cuff')
PRODUCTS = os.path.join(HERE, '..', 'products.ndjson')


def kind_of(file, jobs):
    """Returns the kind that a front picture belongs to: the longest kind's name that it begins with."""
    return max((kind for kind in jobs if file.startswith(kind + '-')), key=len)


def swatch_of(picture, pictures, swatch):
    """Returns the file of the swatch for a front: of the kind `swatch`, or the one that the product shows in that
    colour; [] if there is none."""
    if swatch:
        file = '%s-%s-material.webp' % (swatch, picture.get('colour'))
        return [file] if os.path.exists(os.path.join(PICTURES, file)) else []
    return [p['file'] for p in pictures if p['file'].endswith('-material.webp') and p.get('colour') == picture.get('colour')]


def with_views(pictures, jobs, instead=None, swatch=None):
    """Returns the fronts of a product (of another kind, `instead`), each followed by the views that exist and by its
    swatch."""
    out = []
    for picture in pictures:
        if not picture['file'].endswith('-front.webp'):
            continue
        kind = kind_of(picture['file'], jobs)
        stem = (instead or kind) + picture['file'][len(kind) : -len('front.webp')]
        files = {view: stem + view + '.webp' for view in views_of(jobs[instead or kind])}
        files = {view: file for view, file in files.items() if os.path.exists(os.path.join(PICTURES, file))}
        once = FIRST_COLOUR_ONLY + (('detail',) if 'back' in files else ())
        shown = [view for view in files if not out or view not in once]
        shown.sort(key=lambda view: view != jobs[instead or kind].get('first', 'front'))
        files = [files[view] for view in shown] + swatch_of(picture, pictures, swatch)
        if len(files) > ENOUGH:
            files = [file for file in files if not file.endswith('-cuff.webp')]
        out += [dict(picture, file=file) for file in files]
    return out


def main(args):
    jobs = read_jobs()
    instead = dict(arg.split('=') for arg in args if '=' in arg)
    swatches = dict(arg.split('+') for arg in args if '+' in arg)
    with open(PRODUCTS) as f:
        products = [json.loads(line) for line in f]
    for product in products:
        number = str(product['id'])
        product['pictures'] = with_views(product['pictures'], jobs, instead.get(number), swatches.get(number))
    with open(PRODUCTS, 'w') as f:
        for product in products:
            f.write(json.dumps(product, ensure_ascii=False, separators=(',', ':')) + '\n')


if __name__ == '__main__':
    main(sys.argv[1:])
