/** A set of small whole numbers, one bit each: which products of an index. */
export type Bits = Uint32Array;

export function emptyBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** What is in every one of the sets; `first` itself stays as it is. */
export function inAll(first: Bits, others: Iterable<Bits>): Bits {
  const common = first.slice();
  for (const other of others) {
    for (let word = 0; word < common.length; word += 1) common[word] = (common[word] ?? 0) & (other[word] ?? 0);
  }
  return common;
}

/** What is in any one of the sets. */
export function inAny(size: number, sets: Iterable<Bits | undefined>): Bits {
  const union = emptyBits(size);
  for (const set of sets) {
    if (!set) continue;
    for (let word = 0; word < union.length; word += 1) union[word] = (union[word] ?? 0) | (set[word] ?? 0);
  }
  return union;
}

export function countBits(bits: Bits): number {
  return countCommon(bits, bits);
}

export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += onesIn((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** In ascending order. */
export function eachBit(bits: Bits, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) visit((word << 5) + 31 - Math.clz32(rest & -rest));
  }
}

/** Adds the bits in pairs, then fours, then bytes. */
function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
