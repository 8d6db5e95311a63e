"""The modules whose functions each build a kind of bag (job, G)."""
from bags import backpacks, crossbody, soft, turnlock

BAGS = (crossbody, soft, backpacks, turnlock)
