import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney, parseAmount } from "~/features/money/money";
import { findOrder } from "~/features/orders/orders.queries.server";
import { type MoveClaimResult, moveClaim } from "~/features/warrantyClaims/changeClaim.server";
import { claimLengths, isClaimNumber, type WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { findClaimByNumber } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { claimStateIds, claimStates } from "~/features/warrantyClaims/warrantyClaimStates";
import type { ClaimState } from "~/platform/database/schema";
import { plainText } from "~/platform/text/plainText";
import { refundSentence } from "../orders/orderRefund";
import type { CommandContext, OpenedShop } from "../runShop";
import { type Terminal, UsageError } from "../terminal";

export type ClaimCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  positionals: string[];
  choices: { all: boolean; page: string; json: boolean; note: string; manual: boolean } & {
    amount: string | undefined;
    /** The place that the new pieces of an exchange come from. */
    from: string | undefined;
  };
};

/** Moves a claim to its next state, or ends it with what it gives back. */
export async function moveClaimOn(command: ClaimCommand): Promise<number> {
  const { positionals, choices, terminal } = command;
  const state = stateOf(positionals[1]);
  const note = plainText(choices.note);
  if (note.length > claimLengths.note) throw new UsageError(`--note has at most ${claimLengths.note} characters.`);
  if (choices.amount !== undefined && claimStates[state].pays === null) {
    throw new UsageError("--amount is for what pays money back: discounted or refunded.");
  }
  if (choices.from !== undefined && !claimStates[state].takesStock) throw new UsageError("--from is for exchanged.");
  return onClaim(command, 2, async (world, claim) => {
    const { locale = claim.locale, number = "" } = (await findOrder(world.db, claim.orderId)) ?? {};
    const currency = await readCurrency(world.db, locale);
    const amountMinor = amountOf(choices.amount, currency);
    const method = choices.manual ? "manual" : "gateway";
    const decision = { state, note, amountMinor, method, fromStoreId: choices.from } as const;
    const moved = await moveClaim(world, claim.id, decision, `staff ${world.actor}`);
    return report(terminal, claim, moved, { number, currency });
  });
}

function amountOf(typed: string | undefined, currency: Currency): number | undefined {
  if (typed === undefined) return undefined;
  const amountMinor = parseAmount(typed, currency.decimals);
  if (!amountMinor) throw new UsageError("--amount is a sum such as 1290 or 51,90.");
  return amountMinor;
}

/** Runs a subcommand on the claim that the first argument names; prints an error when there is none. */
export async function onClaim(
  { positionals, terminal, openWorld }: ClaimCommand,
  count: number,
  run: (world: OpenedShop, claim: WarrantyClaim) => Promise<number>,
): Promise<number> {
  const [number = ""] = positionals;
  if (positionals.length !== count || !isClaimNumber(number)) {
    throw new UsageError("Name a claim by RK and its ten digits, and what to do.");
  }
  const world = await openWorld();
  const claim = await findClaimByNumber(world.db, number);
  if (claim) return run(world, claim);
  terminal.printError(`There is no claim ${number}.`);
  return 1;
}

type OfOrder = { number: string; currency: Currency };

function report(terminal: Terminal, claim: WarrantyClaim, moved: MoveClaimResult, order: OfOrder): number {
  if (!moved.ok) {
    terminal.printError(refusedText(claim, moved, order.currency));
    return 1;
  }
  terminal.print(`Claim ${claim.number} is ${moved.claim.state}; its customer gets an e-mail.`);
  if (moved.claim.giftMinor > 0) {
    terminal.print(`${formatMoney(moved.claim.giftMinor, order.currency)} went back to vouchers.`);
  }
  if (moved.paid === null) return 0;
  const sentence = refundSentence(order.number, moved.paid, order.currency);
  if (moved.paid.ok) {
    terminal.print(sentence);
    return 0;
  }
  terminal.printError(`The money is not sent; order ${order.number} is on the list of refunds. ${sentence}`);
  return 1;
}

function refusedText(
  { number, state }: WarrantyClaim,
  refused: MoveClaimResult & { ok: false },
  currency: Currency,
): string {
  const next = claimStates[state].next.join(", ") || "nothing else";
  switch (refused.reason) {
    case "reason-missing":
      return "Say why with --note: the customer reads it.";
    case "amount-missing":
      return "Say with --amount how much of the price is given back.";
    case "from-missing":
      return "Say with --from from which place the new pieces come, such as eshop.";
    case "place":
      return "There is no such place; `npm run shop -- stock <code>` names them.";
    case "no-stock":
      return "That place has not enough of these pieces. Name another one, or add what you have with `stock`.";
    case "withdrawn":
      return `Pieces of claim ${number} were withdrawn from or paid back meanwhile, or their order is cancelled.`;
    case "too-much":
      return `Its pieces cost ${formatMoney(refused.mostMinor, currency)}; no more can be given back.`;
    case "unpaid":
      return `Only ${formatMoney(refused.mostMinor, currency)} of the order is paid and not paid back yet. Record its payment first, or name less with --amount.`;
    case "unknown":
      return `There is no claim ${number}.`;
    default:
      return `Claim ${number} is ${state} and can become ${next}.`;
  }
}

function stateOf(argument: string | undefined): ClaimState {
  const state = claimStateIds.find((known) => known === argument);
  if (!state) throw new UsageError(`The state must be one of ${claimStateIds.join(", ")}.`);
  return state;
}
