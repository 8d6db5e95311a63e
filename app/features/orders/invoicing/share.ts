/** Returns the part of an amount that belongs to the first `pieces` of `all` pieces, rounded down. */
export function share(amount: number, pieces: number, all: number): number {
  return Number((BigInt(amount) * BigInt(pieces)) / BigInt(all));
}
