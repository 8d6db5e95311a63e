/** A customer's club membership, or what is missing for it (decision 44), in smallest units of the page's currency. */

export type ClubStatus =
  | { kind: "member"; description: string; discountPercent: number }
  /** There is a large order, but it is not paid and closed yet. */
  | { kind: "promised"; number: string }
  | { kind: "missing"; limitMinor: number; haveMinor: number; missingMinor: number };

export function clubStatus(facts: {
  group: { description: string; discountPercent: number } | null;
  promisingNumber: string | undefined;
  limitMinor: number;
  /** The value of the cart, as the next order may qualify. */
  cartMinor: number;
}): ClubStatus {
  const { group, promisingNumber, limitMinor, cartMinor } = facts;
  if (group) return { kind: "member", ...group };
  if (promisingNumber !== undefined) return { kind: "promised", number: promisingNumber };
  // The limit must be exceeded, not only reached.
  const missingMinor = Math.max(0, limitMinor + 1 - cartMinor);
  return { kind: "missing", limitMinor, haveMinor: cartMinor, missingMinor };
}
