import { alterLine } from "./orderAlter";
import { listOrders } from "./orderList";
import { moveOrders, payOrders } from "./orderMove";
import { showOrder } from "./orderShow";
import { listWithdrawals } from "./orderWithdrawals";
import { readWords } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { BadUsage } from "./terminal";

export type OrderCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  positionals: string[];
  choices: { state: string | undefined; unpaid: boolean; refund: boolean; by: string };
};

const deeds: Record<string, (command: OrderCommand) => Promise<number>> = {
  list: listOrders,
  show: showOrder,
  move: moveOrders,
  pay: payOrders,
  altered: alterLine,
  withdrawals: listWithdrawals,
};

export const orderUsage =
  "order list [--state <state>] [--unpaid] [--refund] | show <number> | move <number> <state> | pay <number> | " +
  "altered <number> <line> | withdrawals; move and pay take --by <name>";

/** `order <word> …`: what staff do with orders. */
export async function runOrder({ words, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = readWords({
    args: words,
    allowPositionals: true,
    options: {
      state: { type: "string" },
      unpaid: { type: "boolean", default: false },
      refund: { type: "boolean", default: false },
      by: { type: "string", default: "shop" },
    },
  });
  const [word = "", ...rest] = positionals;
  const deed = Object.hasOwn(deeds, word) ? deeds[word] : undefined;
  if (!deed) throw new BadUsage(`Say one of ${Object.keys(deeds).join(", ")}.`);
  const { state, unpaid, refund, by } = values;
  if (!/^\S.{0,59}$/.test(by)) throw new BadUsage("--by must be a name of at most 60 characters.");
  return deed({ ...context, positionals: rest, choices: { state, unpaid, refund, by } });
}
