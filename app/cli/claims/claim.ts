import { parseArguments } from "../parseArguments";
import { listingOption } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { listAllClaims } from "./claimList";
import { type ClaimCommand, moveClaimOn } from "./claimMove";
import { showClaim } from "./claimShow";

const options = {
  all: { type: "boolean", default: false },
  page: { type: "string", default: "1" },
  ...listingOption,
  note: { type: "string", default: "" },
  amount: { type: "string" },
  from: { type: "string" },
  manual: { type: "boolean", default: false },
} as const;

const subcommands: Record<string, (command: ClaimCommand) => Promise<number>> = {
  list: (command) => listAllClaims(command, command.choices),
  show: showClaim,
  move: moveClaimOn,
};

export const claimUsage = [
  "list [--all] [--page <n>] [--json]",
  "show <number>",
  "move <number> assessing|repaired|cancelled [--note <text>]",
  "move <number> exchanged --from <place> [--note <text>]",
  "move <number> rejected --note <reason>",
  "move <number> discounted --amount <amount> [--manual] [--note <text>]",
  "move <number> refunded [--amount <amount>] [--manual] [--note <text>]",
]
  .map((line) => `claim ${line}`)
  .join("\n");

/** `claim <subcommand> …`: the work of staff on claims for defects. */
export async function runClaim({ args, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(claimUsage, { args, allowPositionals: true, options });
  const [argument = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, argument) ? subcommands[argument] : undefined;
  if (!subcommand) throw new UsageError(`Say one of ${Object.keys(subcommands).join(", ")}.`);
  if (argument === "list" && rest.length > 0) throw new UsageError("list takes no number.");
  const choices = { ...values, amount: values.amount, from: values.from };
  return subcommand({ ...context, positionals: rest, choices });
}
