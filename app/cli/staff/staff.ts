import { createInterface } from "node:readline";

import { signInForm } from "~/features/customers/account.form";
import { addStaff } from "~/features/customers/addStaff.server";
import { type Scope, scopes } from "~/features/customers/scope";
import { type ListedStaff, listStaff } from "~/features/customers/staff.queries.server";
import { changeScope, endStaffToken, issueStaffToken } from "~/features/customers/staffAccess.server";
import { signInByToken } from "~/features/customers/staffToken.queries.server";
import { momentText } from "~/platform/time/momentText";

import { parseArguments } from "../parseArguments";
import { listingOption, printListing } from "../printListing";
import type { CommandContext, OpenedShop } from "../runShop";
import { type Terminal, UsageError } from "../terminal";
import { removeStaffToken, staffTokenFile, type Variables, writeStaffToken } from "./staffToken";

export const staffUsage = [
  "staff list [--json]",
  "staff add <e-mail> <scope>...|all",
  "staff scope <e-mail> <scope>...|all|none",
  "staff token <e-mail> [--end]",
  "staff sign-in",
  "staff sign-out",
].join("\n");

type StaffCommand = Pick<CommandContext, "terminal" | "openWorld"> & { email: string; names: string[]; ends: boolean };

const subcommands: Record<string, (command: StaffCommand) => Promise<number>> = {
  add,
  scope: change,
  token: renewToken,
};

/** `staff …`: manages who may do more than a customer, and the tokens by which they sign in to the command line. */
export async function runStaff(context: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(staffUsage, {
    args: context.args,
    allowPositionals: true,
    options: { end: { type: "boolean", default: false }, ...listingOption },
  });
  const [name = "", email, ...names] = positionals;
  if (name === "list" && email === undefined) return list(context, values.json);
  if (name === "sign-in" && email === undefined) return signInStaff(context, process.env, askToken);
  if (name === "sign-out" && email === undefined) return signOut(context.terminal, process.env);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) throw new UsageError("Say list, add, scope, token, sign-in or sign-out.");
  return subcommand({ ...context, email: addressIn(email), names, ends: values.end });
}

async function list({ terminal, openWorld }: CommandContext, asJson: boolean): Promise<number> {
  const { db } = await openWorld();
  return printListing({ terminal, asJson }, await listStaff(db), lineOf, "Nobody is staff yet.");
}

function lineOf({ email, scope, tokenUsedAt }: ListedStaff): string {
  const used = tokenUsedAt ? `used ${momentText(tokenUsedAt)}` : "token not used yet";
  return `${email}  ${scope.join(" ")}  ${tokenUsedAt === undefined ? "no token" : used}`;
}

async function add({ terminal, openWorld, email, names }: StaffCommand): Promise<number> {
  const scope = scopesIn(names);
  const world = await openWorld();
  const outcome = await addStaff(world, email, scope, world.actor);
  if (outcome === "unverified") {
    terminal.printError(`The account of ${email} has not proved its address, so it may be anybody's.`);
    return 1;
  }
  terminal.print(`${email} has ${scope.join(", ")}.`);
  if (outcome === "created") terminal.print("The account is new: its owner sets a password at /obnova-hesla.");
  const known = (await listStaff(world.db)).find((member) => member.email.toLowerCase() === email.toLowerCase());
  return known?.tokenUsedAt === undefined ? printNewToken(world, terminal, email) : 0;
}

async function change({ terminal, openWorld, email, names }: StaffCommand): Promise<number> {
  const scope = names.join() === "none" ? [] : scopesIn(names);
  const world = await openWorld();
  if (!(await changeScope(world, email, scope, world.actor))) return refuse(terminal, email);
  terminal.print(
    scope.length === 0
      ? `${email} is not staff any more; the token has ended.`
      : `${email} has only ${scope.join(", ")}.`,
  );
  return 0;
}

async function renewToken({ terminal, openWorld, email, names, ends }: StaffCommand): Promise<number> {
  if (names.length > 0) throw new UsageError("That is a word too many.");
  const world = await openWorld();
  if (!ends) return printNewToken(world, terminal, email);
  if (await endStaffToken(world, email, world.actor)) {
    terminal.print(`The token of ${email} has ended.`);
    return 0;
  }
  terminal.printError(`${email} has no token.`);
  return 1;
}

/** Prints the token alone on standard output, so that a script can read it. */
async function printNewToken(world: OpenedShop, terminal: Terminal, email: string): Promise<number> {
  const token = await issueStaffToken(world, email, world.actor);
  if (token === undefined) return refuse(terminal, email);
  terminal.printError(
    `The token of ${email}, shown only now; an older one has ended. Its owner keeps it with \`staff sign-in\`, or gives it as STAFF_TOKEN:`,
  );
  terminal.print(token);
  return 0;
}

function refuse(terminal: Terminal, email: string): number {
  terminal.printError(`${email} is not staff; add comes first.`);
  return 1;
}

/** Stores a token that the shop knows in a file that only its owner can read. */
export async function signInStaff(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  variables: Variables,
  ask: (terminal: Terminal) => Promise<string>,
): Promise<number> {
  const token = variables.STAFF_TOKEN || (await ask(terminal));
  const { db, now } = await openWorld();
  const account = await signInByToken(db, token.trim(), now());
  if (!account) {
    terminal.printError("This shop does not know that token.");
    return 1;
  }
  const file = staffTokenFile(variables);
  writeStaffToken(file, token.trim());
  terminal.print(`Signed in as ${account.email} (${account.scope.join(", ")}); the token is in ${file}.`);
  return 0;
}

export function signOut(terminal: Terminal, variables: Variables): number {
  const isRemoved = removeStaffToken(staffTokenFile(variables));
  terminal.print(isRemoved ? "Signed out." : "Nobody was signed in.");
  if (variables.STAFF_TOKEN) terminal.printError("STAFF_TOKEN is still set.");
  return 0;
}

async function askToken({ printError }: Terminal): Promise<string> {
  printError("Token:");
  const input = createInterface({ input: process.stdin });
  for await (const line of input) {
    input.close();
    return line;
  }
  return "";
}

function addressIn(written: string | undefined): string {
  const parsed = signInForm.shape.email.safeParse(written);
  if (!parsed.success) throw new UsageError("Name an e-mail address.");
  return parsed.data;
}

function scopesIn(names: string[]): Scope[] {
  if (names.join() === "all") return [...scopes];
  const known = scopes.filter((scope) => names.includes(scope));
  if (names.length === 0 || known.length !== new Set(names).size) {
    throw new UsageError(`A scope is one of ${scopes.join(", ")}, or all.`);
  }
  return known;
}
