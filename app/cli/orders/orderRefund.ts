import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney, parseAmount } from "~/features/money/money";
import { findOrder } from "~/features/orders/orders.queries.server";
import { type RefundResult, refundPayment, resolveRefund } from "~/features/orders/refunds/refundPayment.server";
import { reasonOf } from "../reasonArgument";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { findNamedOrder } from "./orderShow";

/**
 * Pays money back at the gateway, or records that staff have sent it. It can also settle a refund of which nobody knows
 * whether the gateway has paid it.
 */
export async function refundOrder(command: OrderCommand): Promise<number> {
  const { positionals, choices, terminal, openWorld } = command;
  if (choices.settle !== undefined) return settleRefund(command);
  const { amount, manual } = choices;
  if (positionals.length !== 1) throw new UsageError("Say which order.");
  const reason = reasonOf(choices.reason);
  const world = await openWorld();
  const orderId = await findNamedOrder(world.db, positionals, terminal);
  const order = orderId && (await findOrder(world.db, orderId));
  if (!order) return 1;
  const currency = await readCurrency(world.db, order.locale);
  const amountMinor = amountOf(amount, currency);
  const method = manual ? "manual" : "gateway";
  const request = { orderId: order.id, amountMinor, method, reason } as const;
  const refunded = await refundPayment(world, request, `staff ${world.actor}`);
  const sentence = refundSentence(order.number, refunded, currency);
  if (refunded.ok) terminal.print(sentence);
  else terminal.printError(sentence);
  return refunded.ok ? 0 : 1;
}

/** Parses the amount of an option; returns undefined without it. */
export function amountOf(written: string | undefined, { decimals }: Currency): number | undefined {
  if (written === undefined) return undefined;
  const amountMinor = parseAmount(written, decimals);
  if (!amountMinor) throw new UsageError("--amount is a sum such as 1290 or 51,90.");
  return amountMinor;
}

export function refundSentence(number: string, refunded: RefundResult, currency: Currency): string {
  if (refunded.ok) {
    const { amountMinor, method, position } = refunded.refund;
    const how = method === "manual" ? "recorded as sent by you" : "paid back by the gateway";
    return `Refund ${position} of order ${number}: ${formatMoney(amountMinor, currency)} ${how}; its customer gets an e-mail.`;
  }
  switch (refunded.reason) {
    case "silent":
      return `The gateway has not answered, so refund ${refunded.refund.position} may have been paid. Look it up at the gateway, then: order refund ${number} ${refunded.refund.position} --settle paid|refused`;
    case "refused":
      return `The gateway refuses the refund: ${refunded.refund.answer}. Send the money yourself, then record it with --manual.`;
    case "no-transaction":
      return "The gateway has no payment of this order with that much left. Send the money yourself, then record it with --manual.";
    case "too-much":
      return `Only ${formatMoney(refunded.refundableMinor, currency)} can be paid back.`;
    case "amount":
      return `Nothing is owed of order ${number}; say how much with --amount, at most ${formatMoney(refunded.refundableMinor, currency)}.`;
    default:
      return `There is no order ${number}.`;
  }
}

async function settleRefund({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  const [number, written = ""] = positionals;
  const outcome = choices.settle;
  if (positionals.length !== 2 || !/^[1-9]\d{0,3}$/.test(written) || !/^(?:paid|refused)$/.test(outcome ?? "")) {
    throw new UsageError("Say which order, which of its refunds, and --settle paid or --settle refused.");
  }
  const world = await openWorld();
  const orderId = await findNamedOrder(world.db, positionals, terminal);
  if (!orderId) return 1;
  const asked = { orderId, position: Number(written), isDone: outcome === "paid" };
  const resolved = await resolveRefund(world, asked, `staff ${world.actor}`);
  if (!resolved.ok) {
    terminal.printError(
      resolved.reason === "too-early"
        ? `The gateway may still answer about refund ${written} of order ${number}; look again in a minute.`
        : `Order ${number} has no refund ${written} in doubt.`,
    );
    return 1;
  }
  terminal.print(`Refund ${written} of order ${number} counts as ${outcome}.`);
  return 0;
}
