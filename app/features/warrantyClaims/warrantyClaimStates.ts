import { idsIn } from "~/platform/closedSets";
import type { ClaimState, ClaimWish } from "~/platform/database/schema";

/** All that depends on the state of a claim alone. */
type ClaimStateRule = {
  next: readonly ClaimState[];
  /** It waits for the shop: its days count, its pieces cannot be claimed again, and the customer may cancel. */
  isOpen: boolean;
  /** The goods are awaited: page and e-mail say how to bring them. */
  isAwaited: boolean;
  /** Staff must say why; the customer reads it. */
  needsReason: boolean;
  /** The customer reads who settles disputes out of court. */
  mayBeDisputed: boolean;
  /** What goes back in money: the price of the pieces, a part that staff name, or nothing. */
  pays: "price" | "part" | null;
  /** The customer gets the same goods again, from stock. */
  takesStock: boolean;
  /** The customer is given a result, with its day. */
  isDecided: boolean;
};

const open = {
  isOpen: true,
  isAwaited: false,
  needsReason: false,
  mayBeDisputed: false,
  pays: null,
  takesStock: false,
  isDecided: false,
} as const;
const ended = { ...open, next: [], isOpen: false, isDecided: true } as const;
const decisions = ["repaired", "exchanged", "discounted", "refunded", "rejected"] as const;

/** received: the shop knows of it · assessing: the shop has the goods and looks at them · the others are its ends. */
export const claimStates = {
  received: { ...open, isAwaited: true, next: ["assessing", ...decisions, "cancelled"] },
  assessing: { ...open, next: [...decisions, "cancelled"] },
  repaired: ended,
  exchanged: { ...ended, takesStock: true },
  discounted: { ...ended, pays: "part" },
  refunded: { ...ended, pays: "price" },
  rejected: { ...ended, needsReason: true, mayBeDisputed: true },
  cancelled: { ...ended, isDecided: false },
} as const satisfies Record<ClaimState, ClaimStateRule>;

export const claimStateIds = idsIn(claimStates);

export const firstClaimState: ClaimState = "received";

/** What the customer may ask for, in the order in which the law puts them. */
export const claimWishes = ["repair", "exchange", "discount", "refund"] as const satisfies readonly ClaimWish[];
