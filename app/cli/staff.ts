import { signInForm } from "~/features/customers/account.form";
import { addStaff } from "~/features/customers/addStaff.server";
import { type Scope, scopes } from "~/features/customers/scope";
import { findAccount, listStaff, saveScope } from "~/features/customers/staff.queries.server";

import { parseArguments } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

/** `staff list | add <e-mail> <scope>… | scope <e-mail> <scope>…|none`: who may do more than a customer. */
export async function runStaff(context: CommandContext): Promise<number> {
  const { positionals } = parseArguments({ args: context.args, allowPositionals: true, options: {} });
  const [subcommand, email, ...names] = positionals;
  if (subcommand === "list" && email === undefined) return list(context);
  if (subcommand === "add") return add(context, addressIn(email), scopesIn(names));
  if (subcommand === "scope") return change(context, addressIn(email), names.join() === "none" ? [] : scopesIn(names));
  throw new UsageError("Say list, add or scope.");
}

async function list({ terminal, openWorld }: CommandContext): Promise<number> {
  const { db } = await openWorld();
  const staff = await listStaff(db);
  for (const { email, scope } of staff) terminal.print(`${email}  ${scope.join(" ")}`);
  if (staff.length === 0) terminal.print("Nobody is staff yet.");
  return 0;
}

async function add({ terminal, openWorld }: CommandContext, email: string, scope: Scope[]): Promise<number> {
  const outcome = await addStaff(await openWorld(), email, scope);
  if (outcome === "unverified") {
    terminal.printError(`The account of ${email} has not proved its address, so it may be anybody's.`);
    return 1;
  }
  terminal.print(`${email} has ${scope.join(", ")}.`);
  if (outcome === "created") terminal.print("The account is new: its owner sets a password at /obnova-hesla.");
  return 0;
}

async function change({ terminal, openWorld }: CommandContext, email: string, scope: Scope[]): Promise<number> {
  const { db } = await openWorld();
  const account = await findAccount(db, email);
  if (!account || account.scope.length === 0) {
    terminal.printError(`${email} is not staff; add comes first.`);
    return 1;
  }
  await saveScope(db, account.id, scope);
  terminal.print(scope.length === 0 ? `${email} is not staff any more.` : `${email} has only ${scope.join(", ")}.`);
  return 0;
}

function addressIn(written: string | undefined): string {
  const parsed = signInForm.shape.email.safeParse(written);
  if (!parsed.success) throw new UsageError("Name an e-mail address.");
  return parsed.data;
}

function scopesIn(names: string[]): Scope[] {
  const known = scopes.filter((scope) => names.includes(scope));
  if (names.length === 0 || known.length !== new Set(names).size) {
    throw new UsageError(`A scope is one of ${scopes.join(", ")}.`);
  }
  return known;
}
