/** A set of small whole numbers, one bit each, such as product slots of an index. */
export type Bitset = Uint32Array;

export function emptyBitset(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(bits: Bitset, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function removeBit(bits: Bitset, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31));
}

/** Returns a copy with room for `size` numbers. */
export function copyBitset(bits: Bitset, size: number): Bitset {
  const copy = emptyBitset(size);
  copy.set(bits);
  return copy;
}

export function hasBit(bits: Bitset, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Returns the numbers that are in all the sets; `first` is not changed. */
export function intersect(first: Bitset, others: Iterable<Bitset>): Bitset {
  const common = first.slice();
  for (const other of others) {
    for (let word = 0; word < common.length; word += 1) common[word] = (common[word] ?? 0) & (other[word] ?? 0);
  }
  return common;
}

/** Returns the numbers that are in any of the sets. */
export function union(size: number, sets: Iterable<Bitset | undefined>): Bitset {
  const combined = emptyBitset(size);
  for (const set of sets) {
    if (!set) continue;
    for (let word = 0; word < combined.length; word += 1) combined[word] = (combined[word] ?? 0) | (set[word] ?? 0);
  }
  return combined;
}

export function countBits(bits: Bitset): number {
  return countCommon(bits, bits);
}

export function countCommon(left: Bitset, right: Bitset): number {
  let count = 0;
  for (let word = 0; word < left.length; word += 1) count += countOnes((left[word] ?? 0) & (right[word] ?? 0));
  return count;
}

/** Visits the numbers in ascending order. */
export function forEachBit(bits: Bitset, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) visit((word << 5) + 31 - Math.clz32(rest & -rest));
  }
}

/** Counts the bits of a 32-bit word: adds them in pairs, then fours, then bytes. */
function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
