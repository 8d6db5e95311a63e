/** The first pieces' part of an amount, rounded down. */
export function share(amount: number, pieces: number, all: number): number {
  return Number((BigInt(amount) * BigInt(pieces)) / BigInt(all));
}
