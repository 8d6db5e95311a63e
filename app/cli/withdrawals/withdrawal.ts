import { assignWithdrawal, refuseWithdrawal } from "~/features/withdrawals/decideWithdrawal.server";
import { receiveGoods } from "~/features/withdrawals/receiveGoods.server";
import type { WithdrawnLine } from "~/features/withdrawals/withdrawal";
import { findNamedOrder } from "../orders/orderShow";
import { parseArguments } from "../parseArguments";
import { listingOption } from "../printListing";
import { reasonOf } from "../reasonArgument";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { printWithdrawals } from "./withdrawalList";
import { payWithdrawalBack } from "./withdrawalRefund";

const options = {
  all: { type: "boolean", default: false },
  page: { type: "string", default: "1" },
  ...listingOption,
  to: { type: "string" },
  unsaleable: { type: "boolean", default: false },
  manual: { type: "boolean", default: false },
  lower: { type: "string" },
  "sent-proven": { type: "boolean", default: false },
  part: { type: "boolean", default: false },
  reason: { type: "string" },
} as const;

type Choices = ReturnType<typeof parseArguments<{ args: string[]; allowPositionals: true; options: typeof options }>>;

export type WithdrawalCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  /** The number of the withdrawal; 0 for `list`. */
  number: number;
  /** The arguments after the number. */
  positionals: string[];
  choices: Choices["values"];
};

const subcommands: Record<string, (command: WithdrawalCommand) => Promise<number>> = {
  list: (command) => printWithdrawals(command, command.choices),
  receive,
  refund: payWithdrawalBack,
  refuse,
  assign,
};

export const withdrawalUsage = [
  "list [--all] [--page <n>] [--json]",
  "receive <withdrawal> [<line>=<pieces> ...] --to <store>|--unsaleable",
  "refund <withdrawal> [--manual] [--lower <amount> --reason <reason>] [--sent-proven|--part]",
  "refuse <withdrawal> --reason <reason>",
  "assign <withdrawal> <order> [<line>=<pieces> ...]",
]
  .map((line) => `withdrawal ${line}`)
  .join("\n");

/** `withdrawal <subcommand> …`: the work of staff on goods that come back. */
export async function runWithdrawal({ args, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(withdrawalUsage, { args, allowPositionals: true, options });
  const [argument = "", named = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, argument) ? subcommands[argument] : undefined;
  if (!subcommand) throw new UsageError(`Say one of ${Object.keys(subcommands).join(", ")}.`);
  const isList = argument === "list";
  if (isList ? named !== "" : !/^[1-9]\d{0,8}$/.test(named)) {
    throw new UsageError(isList ? "list takes no number." : "Name a withdrawal by its number in the list.");
  }
  return subcommand({ ...context, number: Number(named), positionals: rest, choices: values });
}

async function receive({ number, positionals, choices, terminal, openWorld }: WithdrawalCommand): Promise<number> {
  const { to, unsaleable } = choices;
  if ((to === undefined) !== unsaleable)
    throw new UsageError("Say where it is sold again, --to <store>, or --unsaleable.");
  const pieces = piecesOf(positionals);
  const world = await openWorld();
  const received = await receiveGoods(world, { number, pieces, storeId: to ?? null }, `staff ${world.actor}`);
  if (received.ok) {
    const rest = received.isComplete
      ? `all of it is back${received.isAnswered ? "; its customer gets an e-mail" : ""}`
      : "some pieces are still missing";
    terminal.print(`Withdrawal ${number}: ${rest}.`);
    return 0;
  }
  terminal.printError(
    received.reason === "pieces"
      ? "So many pieces are not missing. Name each line once, as <line>=<pieces>, by its place in the order."
      : received.reason === "place"
        ? `There is no store or warehouse ${to}.`
        : refusalOf(number, received.reason),
  );
  return 1;
}

async function refuse({ number, positionals, choices, terminal, openWorld }: WithdrawalCommand): Promise<number> {
  if (positionals.length > 0) throw new UsageError("Say which withdrawal, and why with --reason.");
  const reason = reasonOf(choices.reason);
  const world = await openWorld();
  const refused = await refuseWithdrawal(world, { number, reason, actor: `staff ${world.actor}` });
  if (!refused.ok) {
    terminal.printError(refusalOf(number, refused.reason));
    return 1;
  }
  terminal.print(`Withdrawal ${number} is refused; its customer gets an e-mail with the reason.`);
  return 0;
}

async function assign({ number, positionals, terminal, openWorld }: WithdrawalCommand): Promise<number> {
  const [order = "", ...named] = positionals;
  const lines = piecesOf(named);
  const world = await openWorld();
  const orderId = await findNamedOrder(world.db, [order], terminal);
  if (!orderId) return 1;
  const assigned = await assignWithdrawal(world, { number, orderId, lines, actor: `staff ${world.actor}` });
  if (assigned.ok) {
    const what = assigned.isCancelled ? "nothing was sent yet, so the order is cancelled" : "the goods are awaited";
    terminal.print(`Withdrawal ${number} is about order ${order}; ${what}.`);
    return 0;
  }
  terminal.printError(
    assigned.reason === "pieces"
      ? `So many pieces of order ${order} cannot be withdrawn from.`
      : refusalOf(number, assigned.reason),
  );
  return 1;
}

/** Parses pieces: `1=2` are two pieces of the order's first line. Returns undefined when none are named. */
function piecesOf(named: readonly string[]): WithdrawnLine[] | undefined {
  if (named.length === 0) return undefined;
  return named.map((text) => {
    const match = /^([1-9]\d{0,2})=([1-9]\d{0,2})$/.exec(text);
    if (!match) throw new UsageError("Name pieces as <line>=<pieces>, such as 1=2.");
    return { linePosition: Number(match[1]), quantity: Number(match[2]) };
  });
}

export function refusalOf(number: number, reason: "unknown" | "unassigned" | "closed" | "onStock"): string {
  switch (reason) {
    case "unassigned":
      return `Nobody has said yet which pieces withdrawal ${number} is about: withdrawal assign ${number} <order> [<line>=<pieces> ...]`;
    case "onStock":
      return `Pieces of withdrawal ${number} are on stock again, so it cannot be refused; withdrawal refund ${number} --lower takes off what they have lost in value.`;
    case "closed":
      return `Withdrawal ${number} is decided already.`;
    default:
      return `There is no withdrawal ${number}.`;
  }
}
