import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney, parseAmount } from "~/features/money/money";
import { findOrder } from "~/features/orders/orders.queries.server";
import { type RefundWithdrawalResult, refundWithdrawal } from "~/features/withdrawals/refundWithdrawal.server";
import { findWithdrawal } from "~/features/withdrawals/returns.queries.server";
import type { Db } from "~/platform/database/database.server";
import { refundSentence } from "../orders/orderRefund";
import { reasonOf } from "../reasonArgument";
import { UsageError } from "../terminal";
import { refusalOf, type WithdrawalCommand } from "./withdrawal";

/** Settles a withdrawal: the credit note, what goes back to gift vouchers, and the money. */
export async function payWithdrawalBack(command: WithdrawalCommand): Promise<number> {
  const { number, positionals, choices, terminal, openWorld } = command;
  const { lower, manual, part } = choices;
  const isSentProven = choices["sent-proven"];
  if (positionals.length > 0) throw new UsageError("Say which withdrawal.");
  if (part && isSentProven) throw new UsageError("Give --sent-proven or --part.");
  if (lower === undefined && choices.reason !== undefined) throw new UsageError("--reason goes with --lower.");
  const reason = lower === undefined ? "" : reasonOf(choices.reason);
  const world = await openWorld();
  const { orderNumber, currency } = await readNames(world.db, number);
  const loweredMinor = lower === undefined ? 0 : parseAmount(lower, currency.decimals);
  if (loweredMinor === undefined) throw new UsageError("--lower is a sum such as 1290 or 51,90.");
  const method = manual ? "manual" : "gateway";
  const request = { number, method, loweredMinor, reason, isSentProven, isPart: part } as const;
  const refunded = await refundWithdrawal(world, request, `staff ${world.actor}`);
  if (!refunded.ok) {
    terminal.printError(refusedText(number, orderNumber, refunded.reason));
    return 1;
  }
  return printOutcome(command, refunded, { orderNumber, currency });
}

type Names = { orderNumber: string; currency: Currency };

async function readNames(db: Db, number: number): Promise<Names> {
  const withdrawal = await findWithdrawal(db, number);
  const order = withdrawal?.orderId ? await findOrder(db, withdrawal.orderId) : undefined;
  return { orderNumber: order?.number ?? "", currency: await readCurrency(db, order?.locale ?? "cs") };
}

function printOutcome(
  { number, terminal }: WithdrawalCommand,
  { settlement, paid }: RefundWithdrawalResult & { ok: true },
  { orderNumber, currency }: Names,
): number {
  const gift = settlement.giftMinor > 0 ? ` ${formatMoney(settlement.giftMinor, currency)} went back to vouchers.` : "";
  if (paid === null) {
    terminal.print(`Withdrawal ${number} is settled; no money is to be sent.${gift}`);
    return 0;
  }
  const sentence = refundSentence(orderNumber, paid, currency);
  if (paid.ok) {
    terminal.print(`${sentence}${gift}`);
    return 0;
  }
  terminal.printError(`Withdrawal ${number} is settled, but the money is not sent. ${sentence}`);
  return 1;
}

function refusedText(
  number: number,
  orderNumber: string,
  reason: (RefundWithdrawalResult & { ok: false })["reason"],
): string {
  switch (reason) {
    case "missing":
      return `The goods of withdrawal ${number} are not all back. Record them with withdrawal receive; --part pays what is here, --sent-proven all of it because the customer has proven that they are on their way.`;
    case "unpaid":
      return `Order ${orderNumber} is not recorded as paid, so no money can go back. Record its payment first (order pay ${orderNumber}), or cancel the order (order move ${orderNumber} cancelled).`;
    case "lowered":
      return "--lower is more than the goods and the delivery are worth.";
    default:
      return refusalOf(number, reason);
  }
}
