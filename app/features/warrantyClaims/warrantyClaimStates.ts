import { idsIn } from "~/platform/closedSets";
import type { ClaimRemedy, ClaimState } from "~/platform/database/schema";

/** The rules that depend only on the state of a claim. */
type ClaimStateRule = {
  next: readonly ClaimState[];
  /**
   * The shop still has to settle it: its days count, its pieces cannot be claimed again, and the customer may cancel.
   */
  isOpen: boolean;
  /** The shop waits for the goods: page and e-mail say how to bring them. */
  isAwaited: boolean;
  /** Staff must give a reason, which the customer reads. */
  needsReason: boolean;
  /** The customer is informed who settles disputes out of court. */
  mayBeDisputed: boolean;
  /** What is paid back: the price of the pieces, a part that staff name, or nothing. */
  pays: "price" | "part" | null;
  /** The customer gets the same product again from stock. */
  takesStock: boolean;
  /** The customer is shown a result with its day. */
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

/**
 * received: the shop has been notified · assessing: the shop has the goods and examines them · the others are final.
 */
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

/** The settlements that the customer may ask for, in the order in which the law lists them. */
export const claimRemedies = ["repair", "exchange", "discount", "refund"] as const satisfies readonly ClaimRemedy[];
