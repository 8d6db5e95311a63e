"""Fur accessories worn with a coat: ushanka (hat with ear flaps) and stole.

Every function takes (job, G), builds its meshes (metres) and returns the framing."""
import numpy as np

from accessories import hanging, lie_beside
from forms import grid_faces, power, subdivide
from pile import roots
from pile.coats import BARE

HEAD = 0.100, 0.116  # m, half width and half depth


def smooth_bump(x, middle, half, soft):
    """Returns 1 within `half` of the middle, falling to 0 over `soft`."""
    s = np.clip((half + soft - np.abs(x - middle)) / soft, 0, 1)
    return s * s * (3 - 2 * s)


def pad(th, low, high, thick, away, rows=28):
    """Furred pad round the head: rings of an upright section between the heights low and high at every angle th (0 in
    front)."""
    points = []
    middle, half = (low + high) / 2, (high - low) / 2
    for p in np.linspace(2 * np.pi, 0, rows, endpoint=False):
        z = middle + half * power(np.sin(p), 0.8)
        out = away(th, z) + thick * power(np.cos(p), 0.8)
        points.append(np.c_[(HEAD[0] + out) * np.sin(th), -(HEAD[1] + out) * np.cos(th), z])
    return np.array(points).transpose(1, 0, 2)


def crown(G, job):
    """Leather crown of six wedges with a button on top."""
    skin = G['leather'](job.get('material', 'nappa'), job.get('crown', job['color']), coord='Object')
    for node in [n for n in skin.node_tree.nodes if n.bl_idname == 'ShaderNodeOutputAOV']:
        skin.node_tree.nodes.remove(node)  # the dye mask marks where hair is drawn
    th, points = np.linspace(-np.pi, np.pi, 180, endpoint=False), []
    groove = 0.0032 * np.exp(-(((th * 3 / np.pi + 0.5) % 1 - 0.5) / 0.05) ** 2)
    for a in np.linspace(0, np.pi / 2, 36):
        r, z = np.cos(a) ** 0.50, 0.060 + 0.098 * np.sin(a) ** 0.85
        points.append(np.c_[((HEAD[0] - 0.002) * r - groove) * np.sin(th), -((HEAD[1] - 0.002) * r - groove) * np.cos(th), z - groove])
    subdivide(G['mesh']('crown', np.array(points).reshape(-1, 3), grid_faces(36, 180), skin), 1)
    return skin


def ushanka(job, G):
    """Fur hat: flaps over the ears hanging down, a turned-up flap on the forehead, a crown of leather."""
    under = G['plain']('pelt', BARE, 0.9, dyed=True)
    skin = crown(G, job)
    th = np.linspace(-np.pi, np.pi, 220, endpoint=False)
    ear = smooth_bump(np.abs(th), 1.62, 0.16, 0.42)
    nape = smooth_bump(np.abs(th), np.pi, 0.7, 0.6)
    low = 0.036 - 0.150 * ear - 0.022 * nape
    hang = lambda t, z: 0.006 + 0.10 * np.minimum(z - 0.03, 0) * np.abs(np.sin(t)) + 0.02 * np.maximum(z - 0.06, 0)
    band = pad(th, low, np.full(len(th), 0.102), 0.0095, hang)
    faces = grid_faces(len(th) + 1, band.shape[1])
    faces = [tuple(i % (band.shape[0] * band.shape[1]) for i in f) for f in faces]
    band = G['mesh']('band', band.reshape(-1, 3), faces, under)
    th = np.linspace(-0.92, 0.92, 90)
    end = np.sqrt(np.clip(1 - (np.abs(th) / 0.94) ** 6, 0.01, 1))
    front = pad(th, 0.088 - 0.042 * end, 0.088 + 0.050 * end, 0.010 * end, lambda t, z: 0.019 + 0.10 * (z - 0.05))
    ends = [tuple(range(front.shape[1])), tuple(range((len(th) - 1) * front.shape[1], len(th) * front.shape[1]))[::-1]]
    o = G['mesh']('forehead', front.reshape(-1, 3), grid_faces(len(th), front.shape[1]) + ends, under)
    roots.dressed(job, [(band, hanging), (o, hanging)])
    for s in (1, -1):
        tie(G, skin, s)
    return dict(center=(0, 0.012), width=0.30, height=0.31, back=0.30)


def tie(G, skin, s):
    """Leather string at the end of an ear flap; s: side."""
    x, y, z = s * (HEAD[0] - 0.006), 0.004, -0.108
    way = [(x + s * 0.004 * np.sin(5 * t), y - 0.006 * t, z - 0.070 * t) for t in np.linspace(0, 1, 9)]
    G['tube'](way, 0.0021, skin)


# Middle line of the right half of a stole, from the middle of the back to the end in front, and the direction that it
# faces there.
STOLE = (
    # share, x, y, z, and the direction away from the body
    (0.00, 0.000, 0.112, -0.060, 0.0, 0.86, 0.50),
    (0.12, 0.080, 0.098, -0.052, 0.18, 0.78, 0.60),
    (0.24, 0.142, 0.038, -0.050, 0.42, 0.25, 0.87),
    (0.36, 0.150, -0.040, -0.095, 0.34, -0.55, 0.76),
    (0.50, 0.122, -0.100, -0.195, 0.18, -0.93, 0.32),
    (0.70, 0.108, -0.118, -0.370, 0.10, -0.99, 0.06),
    (1.00, 0.112, -0.112, -0.640, 0.10, -0.99, 0.00),
)


def stole_path(t):
    """Middle line and direction away from the body at t = -1..1 (left end to right end)."""
    table, share = np.array(STOLE), np.abs(t)
    out = np.c_[[np.interp(share, table[:, 0], table[:, i]) for i in range(1, 7)]].T
    kernel = np.hanning(27) / np.hanning(27).sum()
    out[:, [0, 3]] *= np.sign(t)[:, None]
    smooth = lambda q: np.convolve(np.pad(q, 13, 'reflect', reflect_type='odd'), kernel, 'valid')
    out = np.c_[[smooth(out[:, i]) for i in range(6)]].T
    return out[:, :3], out[:, 3:]


def stole(job, G):
    """Long fur stole round shoulders that are not modelled, both ends hanging in front."""
    n, m = 190, 40
    t = np.linspace(-1, 1, n)
    P, out = stole_path(t)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    out -= (out * T).sum(1)[:, None] * T
    out /= np.linalg.norm(out, axis=1)[:, None]
    wide = np.cross(T, out)
    end = np.sqrt(np.clip(1 - ((np.abs(t) - 0.93) / 0.07).clip(0) ** 2, 0.03, 1))
    width = (0.084 - 0.012 * np.exp(-((np.abs(t) - 0.33) / 0.16) ** 2) + 0.004 * np.sin(9 * t)) * end
    thick = 0.017 * end
    phi = np.linspace(2 * np.pi, 0, m, endpoint=False)
    across = power(np.cos(phi), 0.75)
    pelts = 0.72 + 0.28 * np.abs(np.cos(1.5 * np.pi * across))
    rings = [P[i] + np.outer(power(np.sin(phi), 0.8) * pelts * thick[i], out[i]) + np.outer(across * width[i], wide[i]) for i in range(n)]
    caps = [tuple(range(m))[::-1], tuple(range((n - 1) * m, n * m))]
    o = G['mesh']('stole', np.array(rings).reshape(-1, 3), grid_faces(n, m) + caps, G['plain']('pelt', BARE, 0.9, dyed=True))
    roots.dressed(job, [(o, lie_beside(P, T * np.clip(t / 0.16, -1, 1)[:, None]))])
    return dict(center=(0, -0.31), width=0.50, height=0.72, back=0.20, front=0.20)
