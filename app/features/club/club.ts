/** How far a customer is from the club (decision 44). Amounts are smallest units of the page's currency. */

export type ClubStanding =
  | { kind: "member"; description: string; discountPercent: number }
  /** A large order is there, but not paid and closed yet. */
  | { kind: "promised"; number: string }
  | { kind: "missing"; limitMinor: number; haveMinor: number; missingMinor: number };

export function clubStanding(facts: {
  group: { description: string; discountPercent: number } | null;
  promisingNumber: string | undefined;
  limitMinor: number;
  /** Goods in the cart, as the next order may be the one. */
  cartMinor: number;
}): ClubStanding {
  const { group, promisingNumber, limitMinor, cartMinor } = facts;
  if (group) return { kind: "member", ...group };
  if (promisingNumber !== undefined) return { kind: "promised", number: promisingNumber };
  // The limit itself is not enough: it must be passed.
  const missingMinor = Math.max(0, limitMinor + 1 - cartMinor);
  return { kind: "missing", limitMinor, haveMinor: cartMinor, missingMinor };
}
