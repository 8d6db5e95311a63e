import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import { type PayOrderResult, payOrder } from "~/features/orders/changeOrderState.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { type PayOrderAgainResult, payOrderAgain } from "~/features/orders/payment/payOrderAgain.server";
import { reasonOf } from "../reasonArgument";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { amountOf } from "./orderRefund";
import { findNamedOrder } from "./orderShow";

/** Records money that came; with --again such that came besides what had paid the order. */
export async function payOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 1) throw new UsageError("Say which order.");
  if (choices.again && choices.amount === undefined) throw new UsageError("Say with --amount how much more came.");
  if (!choices.again && choices.reason !== undefined) throw new UsageError("--reason goes with --again.");
  const reason = choices.again ? reasonOf(choices.reason) : undefined;
  const [number = ""] = positionals;
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  const order = id && (await findOrder(world.db, id));
  if (!order) return 1;
  const currency = await readCurrency(world.db, order.locale);
  const amountMinor = amountOf(choices.amount, currency);
  const actor = `staff ${world.actor}` as const;
  const said =
    reason !== undefined && amountMinor !== undefined
      ? furtherText(number, await payOrderAgain(world, order.id, actor, { amountMinor, reason }), currency)
      : paidText(number, await payOrder(world, order.id, actor, amountMinor), currency);
  if (said.ok) terminal.print(said.text);
  else terminal.printError(said.text);
  return said.ok ? 0 : 1;
}

type Said = { ok: boolean; text: string };

function paidText(number: string, paid: PayOrderResult, currency: Currency): Said {
  if (!paid.ok) return { ok: false, text: unpaidText(number, paid, currency) };
  return {
    ok: true,
    text: paid.isRefundDue
      ? `Order ${number} was cancelled: send the money back, then order refund ${number} --manual --reason <reason>.`
      : `Order ${number} is paid.`,
  };
}

function unpaidText(number: string, refused: PayOrderResult & { ok: false }, currency: Currency): string {
  switch (refused.reason) {
    case "amount-missing":
      return `A part of order ${number} was withdrawn from: ${formatMoney(refused.dueMinor, currency)} are left to pay. Say with --amount how much came.`;
    case "too-little":
      return `That does not pay order ${number}: ${formatMoney(refused.dueMinor, currency)} are to be paid.`;
    case "paid-already":
      return `Order ${number} is paid already. If more money came for it: order pay ${number} --again --amount <amount> --reason <where it came from>.`;
    case "unknown":
      return `There is no order ${number}.`;
    default:
      return refused satisfies never;
  }
}

function furtherText(number: string, paid: PayOrderAgainResult, currency: Currency): Said {
  if (paid.ok) {
    const owed = formatMoney(paid.owedMinor, currency);
    return { ok: true, text: `Further money for order ${number} is recorded; ${owed} are to be paid back in all.` };
  }
  switch (paid.reason) {
    case "unpaid":
      return { ok: false, text: `Order ${number} is not paid yet: order pay ${number}, without --again.` };
    case "recorded-already":
      return {
        ok: false,
        text: `This sum is recorded already with the same reason. If order ${number} got it once more, say so in --reason.`,
      };
    case "unknown":
      return { ok: false, text: `There is no order ${number}.` };
    default:
      return paid.reason satisfies never;
  }
}
