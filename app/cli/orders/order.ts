import { parseArguments } from "../parseArguments";
import { listingOption } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { listOrders } from "./orderList";
import { markOrderLine } from "./orderMarkAltered";
import { moveOrders } from "./orderMove";
import { payOrders } from "./orderPay";
import { refundOrder } from "./orderRefund";
import { shipOrders } from "./orderShip";
import { showOrder } from "./orderShow";
import { listOrderWithdrawals } from "./orderWithdrawals";

const options = {
  state: { type: "string" },
  unpaid: { type: "boolean", default: false },
  refund: { type: "boolean", default: false },
  "to-pack": { type: "boolean", default: false },
  day: { type: "string" },
  text: { type: "string" },
  store: { type: "string" },
  page: { type: "string", default: "1" },
  ...listingOption,
  all: { type: "boolean", default: false },
  tracking: { type: "string" },
  carrier: { type: "string" },
  delivered: { type: "string" },
  "unpaid-because": { type: "string" },
  amount: { type: "string" },
  again: { type: "boolean", default: false },
  manual: { type: "boolean", default: false },
  reason: { type: "string" },
  settle: { type: "string" },
} as const;

type Choices = ReturnType<typeof parseArguments<{ args: string[]; allowPositionals: true; options: typeof options }>>;

export type OrderCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  positionals: string[];
  choices: Choices["values"];
};

const subcommands: Record<string, (command: OrderCommand) => Promise<number>> = {
  list: listOrders,
  show: showOrder,
  move: moveOrders,
  ship: shipOrders,
  pay: payOrders,
  refund: refundOrder,
  "mark-altered": markOrderLine,
  withdrawals: listOrderWithdrawals,
};

export const orderUsage = [
  "list [--day <YYYY-MM-DD>] [--text <text>] [--store <id>] [--state <state>] [--unpaid] [--to-pack] [--refund] [--page <n>] [--json]",
  "show <number>",
  "move <number> <state> [--delivered <YYYY-MM-DD>] [--unpaid-because <reason>]",
  "ship <number> --tracking <number> [--carrier <id>] [--unpaid-because <reason>]",
  "pay <number> [--amount <amount>]",
  "pay <number> --again --amount <amount> --reason <reason>",
  "refund <number> --reason <reason> [--amount <amount>] [--manual]",
  "refund <number> <refund> --settle paid|refused",
  "mark-altered <number> <line>",
  "withdrawals [--all] [--page <n>] [--json]",
]
  .map((line) => `order ${line}`)
  .join("\n");

/** `order <subcommand> …`: the work of staff on orders. */
export async function runOrder({ args, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(orderUsage, { args, allowPositionals: true, options });
  const [argument = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, argument) ? subcommands[argument] : undefined;
  if (!subcommand) throw new UsageError(`Say one of ${Object.keys(subcommands).join(", ")}.`);
  return subcommand({ ...context, positionals: rest, choices: values });
}
