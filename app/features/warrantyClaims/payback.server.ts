import { orderStates } from "~/features/delivery/orderStates";
import type { IssuedDocument } from "~/features/documents/document.queries.server";
import { giveBackGifts } from "~/features/giftVouchers/giveBackGifts.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { inHundredths } from "~/features/money/money";
import { issueCreditNote } from "~/features/orders/invoicing/issueCreditNote.server";
import { share } from "~/features/orders/invoicing/share";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import type { Order } from "~/features/orders/orders";
import { refreshRefundDue } from "~/features/orders/refunds/refreshRefundDue.server";
import { refundableMinor } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { readSettledPieces, refreshWithdrawn } from "~/features/withdrawals/bookSettlement.server";
import { readCheapestDelivery } from "~/features/withdrawals/deliveryOffered.queries.server";
import { readOtherPaybacks } from "~/features/withdrawals/paybacks.queries.server";
import { priceOf, type SettledPieces, type Settlement, settlementOf } from "~/features/withdrawals/settlement";
import { isAllWithdrawn } from "~/features/withdrawals/withdrawal";
import { readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import type { ClaimState } from "~/platform/database/schema";
import { readClaimedPieces } from "./claimableLines.queries.server";
import type { ClaimedLine, WarrantyClaim } from "./warrantyClaim";
import * as stored from "./warrantyClaim.queries.server";
import { claimStates } from "./warrantyClaimStates";

export type PaybackRefusal =
  /** amount-missing: staff must name the amount · withdrawn: the customer no longer owns some of the pieces. */
  | { ok: false; reason: "amount-missing" | "withdrawn" }
  /** too-much: it exceeds the price of the pieces · unpaid: it exceeds what is left of the paid money. */
  | { ok: false; reason: "too-much" | "unpaid"; mostMinor: number };

export type Payback = { ok: true; refundMinor: number; documents: IssuedDocument[] };

type Decision = { state: ClaimState; amountMinor: number | undefined };

const nothing: Payback = { ok: true, refundMinor: 0, documents: [] };

/**
 * Books what an outcome gives back, by the rules of withdrawals (decision 115): the price of the pieces, or the part
 * that staff name; first in money, then to gift vouchers. The amount is deducted from the order's price, so the order
 * stays on the list of refunds until it is paid back. Runs inside the transaction that has locked the order.
 */
export async function bookPayback(
  deps: OrderDeps,
  { order, claim }: { order: Order; claim: WarrantyClaim },
  { state, amountMinor }: Decision,
): Promise<Payback | PaybackRefusal> {
  const { db, now } = deps;
  const { pays } = claimStates[state];
  if (pays === null) return nothing;
  if (pays === "part" && amountMinor === undefined) return { ok: false, reason: "amount-missing" };
  const pieces = await readClaimedPieces(db, claim.id);
  if (!(await areTheCustomers(deps, order, pieces))) return { ok: false, reason: "withdrawn" };
  const isPieceGiven = pays === "price";
  if (isPieceGiven) await stored.takePiecesBack(db, claim.id);
  const settled = await readSettledPieces(db, order.id, pieces);
  const settlement = await readPayback(deps, { order, claim }, { pieces: settled, amountMinor, isPieceGiven });
  if (!settlement.ok) return settlement;
  await stored.writePayback(db, claim.id, settlement);
  const discounts = isPieceGiven ? [] : discountsOf(order, settled, settlement);
  await stored.writeDiscounts(db, claim.id, discounts);
  await giveBackGifts(db, order.id, settlement.giftMinor, now());
  await refreshRefundDue(deps, order.id, now());
  if (isPieceGiven) await refreshWithdrawn(db, order.id, now());
  const credited = { pieces: isPieceGiven ? pieces : [], discounts };
  return { ok: true, refundMinor: settlement.refundMinor, documents: await credit(deps, order, credited, settlement) };
}

async function areTheCustomers({ db }: OrderDeps, order: Order, pieces: readonly ClaimedLine[]): Promise<boolean> {
  if (orderStates[order.state].isCancelled) return false;
  const owned = await readReturnableLines(db, order.id);
  return pieces.every(({ linePosition, quantity }) => {
    const left = owned.find(({ position }) => position === linePosition)?.returnableQuantity ?? 0;
    return quantity <= left;
  });
}

type Asked = { pieces: readonly SettledPieces[]; amountMinor: number | undefined; isPieceGiven: boolean };

async function readPayback(
  { db }: OrderDeps,
  { order, claim }: { order: Order; claim: WarrantyClaim },
  { pieces, amountMinor, isPieceGiven }: Asked,
): Promise<(Settlement & { ok: true }) | PaybackRefusal> {
  const isWhole = isPieceGiven && isAllWithdrawn(await readReturnableLines(db, order.id));
  const facts = {
    pieces,
    cheapestDeliveryMinor: isWhole ? await readCheapestDelivery(db, order) : null,
    others: await readOtherPaybacks(db, order.id, claim.id),
  };
  const whole = settlementOf(order, { ...facts, loweredMinor: 0 });
  const mostMinor = whole.refundMinor + whole.giftMinor;
  if (amountMinor !== undefined && amountMinor > mostMinor) return { ok: false, reason: "too-much", mostMinor };
  const loweredMinor = amountMinor === undefined ? 0 : whole.goodsMinor + whole.deliveryMinor - amountMinor;
  const settlement = settlementOf(order, { ...facts, loweredMinor });
  const left = refundableMinor(await readLedger(db, order));
  if (settlement.refundMinor > left) return { ok: false, reason: "unpaid", mostMinor: left };
  return { ok: true, ...settlement };
}

/** Splits the value of a discount among the lines, in proportion to the price of their pieces. */
function discountsOf(order: Order, pieces: readonly SettledPieces[], { refundMinor, giftMinor }: Settlement) {
  const prices = pieces.map((piece) => priceOf(order, piece));
  const upTo = (count: number) => prices.slice(0, count).reduce((sum, price) => sum + price, 0);
  const all = Math.max(1, upTo(prices.length));
  const partUpTo = (count: number) => share(refundMinor + giftMinor, upTo(count), all);
  return pieces.map(({ position }, index) => ({ position, discountMinor: partUpTo(index + 1) - partUpTo(index) }));
}

type Credited = { pieces: readonly ClaimedLine[]; discounts: ReturnType<typeof discountsOf> };

/** Issues a credit note for the pieces, or for the discount on their lines; none when the order has no invoice. */
async function credit(
  deps: OrderDeps,
  order: Order,
  { pieces, discounts }: Credited,
  { deliveryMinor, giftMinor }: Settlement,
): Promise<IssuedDocument[]> {
  const { decimals } = await readCurrency(deps.db, order.locale);
  const request = {
    pieces: pieces.map(({ linePosition, quantity }) => ({ position: linePosition, quantity })),
    reductions: discounts
      .filter(({ discountMinor }) => discountMinor > 0)
      .map(({ position, discountMinor }) => ({ position, amount: inHundredths(discountMinor, decimals) })),
    delivery: inHundredths(deliveryMinor, decimals),
    payment: 0,
    gift: inHundredths(giftMinor, decimals),
  };
  const issued = await issueCreditNote(deps, order.id, { request, reason: "claimed" });
  return issued.ok ? [issued.document] : [];
}
