import { listOrders } from "./orderList";
import { markLineAltered } from "./orderMarkAltered";
import { moveOrders, payOrders } from "./orderMove";
import { showOrder } from "./orderShow";
import { listWithdrawals } from "./orderWithdrawals";
import { parseArguments } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export type OrderCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  positionals: string[];
  choices: { state: string | undefined; unpaid: boolean; refund: boolean; by: string };
};

const subcommands: Record<string, (command: OrderCommand) => Promise<number>> = {
  list: listOrders,
  show: showOrder,
  move: moveOrders,
  pay: payOrders,
  "mark-altered": markLineAltered,
  withdrawals: listWithdrawals,
};

export const orderUsage =
  "order list [--state <state>] [--unpaid] [--refund] | show <number> | move <number> <state> | pay <number> | " +
  "mark-altered <number> <line> | withdrawals; move and pay take --by <name>";

/** `order <subcommand> …`: what staff do with orders. */
export async function runOrder({ args, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      state: { type: "string" },
      unpaid: { type: "boolean", default: false },
      refund: { type: "boolean", default: false },
      by: { type: "string", default: "shop" },
    },
  });
  const [argument = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, argument) ? subcommands[argument] : undefined;
  if (!subcommand) throw new UsageError(`Say one of ${Object.keys(subcommands).join(", ")}.`);
  const { state, unpaid, refund, by } = values;
  if (!/^\S.{0,59}$/.test(by)) throw new UsageError("--by must be a name of at most 60 characters.");
  return subcommand({ ...context, positionals: rest, choices: { state, unpaid, refund, by } });
}
