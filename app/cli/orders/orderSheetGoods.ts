import { type GiftDetails, giftForms } from "~/features/cart/gift/gift";
import { type Currency, formatMoney } from "~/features/money/money";
import type { PaymentRecord } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { type Ledger, refundDueOn } from "~/features/orders/refunds/refund";
import type { readPicking } from "~/features/orders/staffOrders.queries.server";
import type { OrderWithdrawal } from "~/features/withdrawals/returns.queries.server";
import { withdrawalStates } from "~/features/withdrawals/withdrawalStates";
import type { WithdrawalState } from "~/platform/database/schema";
import { formatDay } from "~/platform/time/pragueClock";

export type SheetContext = {
  currency: Currency;
  details: PaymentRecord;
  ledger: Ledger;
  picking: Awaited<ReturnType<typeof readPicking>>;
  /** Positions of the order lines that are made or altered for the customer. */
  altered: readonly number[];
  withdrawals: readonly OrderWithdrawal[];
};

/** Returns lines about withdrawals: the pieces, the state, and the day by which the money must be paid back. */
export function withdrawalLines({ withdrawals, currency }: SheetContext): string[] {
  if (withdrawals.length === 0) return [];
  const lines = withdrawals.map(({ number, state, confirmedAt, refundMinor, reason, pieces }) => {
    const facts = [
      `${number}. ${state}`,
      pieces.map(({ linePosition, quantity }) => `${quantity}x line ${linePosition}`).join(", ") ||
        "CHECK what it is about",
      ...(refundMinor > 0 ? [formatMoney(refundMinor, currency)] : []),
      ...(withdrawalStates[state].isOpen ? [`pay back by ${formatDay(refundDueOn(confirmedAt))}`] : []),
      ...(reason ? [`(${reason})`] : []),
    ];
    return indented(facts.join("  "));
  });
  return ["", "WITHDRAWALS", ...lines];
}

export function goodsLines(
  { lines, destination }: Order,
  index: number,
  { currency, picking, altered, withdrawals }: SheetContext,
): string[] {
  const line = lines[index];
  if (!line) return [];
  const position = index + 1;
  const { quantity, code, name, variantName, lineMinor, note } = line;
  const places = picking.filter((pick) => pick.position === position);
  const isBrought = (storeId: string) => destination.kind === "store" && storeId !== destination.store.id;
  const there = places.filter(({ storeId }) => !isBrought(storeId)).map(pickedPlace);
  const brought = places.filter(({ storeId }) => isBrought(storeId)).map(pickedPlace);
  const picks = [
    ...(there.length > 0 ? [`pick ${there.join(", ")}`] : []),
    ...(brought.length > 0 ? [`bring to the store ${brought.join(", ")}`] : []),
  ];
  return [
    `  ${position}. ${quantity}x ${code} ${name} ${variantName}  ${formatMoney(lineMinor, currency)}`,
    ...(line.gift ? [giftText(line.gift)] : picks.length > 0 ? picks : ["pick nowhere: no place is known"]).map(
      (pick) => `     ${pick}`,
    ),
    ...(note ? [`     message for the gift: ${note}`] : []),
    ...(altered.includes(position) ? ["     altered for the customer"] : []),
    ...withdrawals.flatMap(({ state, pieces }) =>
      withdrawalStates[state].isVoid
        ? []
        : pieces.filter((piece) => piece.linePosition === position).map(withdrawnLine(state)),
    ),
  ];
}

function pickedPlace({ quantity, name, storeId }: SheetContext["picking"][number]): string {
  return `${quantity}x ${name ?? storeId} (${storeId})`;
}

/**
 * Says what to do with a gift voucher: a printed one must be printed and packed; the other kind is sent by e-mail
 * automatically.
 */
function giftText({ form, recipientName, recipientEmail, sendOn }: GiftDetails): string {
  if (!giftForms[form].isSentByEmail) return `PRINT it (voucher print <code>) for ${recipientName || "nobody named"}`;
  return `goes by e-mail to ${recipientEmail || "the buyer"}${sendOn ? ` on ${formatDay(sendOn)}` : " once paid"}`;
}

function withdrawnLine(state: WithdrawalState) {
  return ({ quantity, backQuantity }: OrderWithdrawal["pieces"][number]) =>
    `     WITHDRAWN ${quantity}x, ${state}, ${backQuantity} back`;
}

export function indented(line: string): string {
  return `  ${line}`;
}
