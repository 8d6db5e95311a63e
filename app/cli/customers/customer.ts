import { existsSync } from "node:fs";

import { signInForm } from "~/features/customers/account.form";
import { type Erased, erasePerson } from "~/features/privacy/erasePerson.server";
import { exportPerson } from "~/features/privacy/exportPerson.server";
import { type FoundPerson, findPersons } from "~/features/privacy/person.queries.server";
import { exportToFile } from "../newFile";
import { parseArguments } from "../parseArguments";
import { printFirst } from "../printListing";
import { reasonOf } from "../reasonArgument";
import type { CommandContext } from "../runShop";
import { type Terminal, UsageError } from "../terminal";

export const customerUsage = [
  "customer find <part of an e-mail, name, phone or order number> [--json]",
  "customer export <e-mail> <file.json>",
  "customer erase <e-mail> --reason <why>",
].join("\n");

const maxFound = 50;

type CustomerCommand = Pick<CommandContext, "terminal" | "openWorld">;

/** `customer find`, `export` and `erase`: the requests of a person about their data, with or without an account. */
export async function runCustomer({ args, ...context }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(customerUsage, {
    args,
    allowPositionals: true,
    options: { reason: { type: "string" }, json: { type: "boolean", default: false } },
  });
  const [subcommand, what = "", file, ...rest] = positionals;
  if (subcommand === "find" && what) return find(context, positionals.slice(1).join(" "), values.json);
  if (subcommand === "export" && file !== undefined && rest.length === 0) return write(context, emailIn(what), file);
  if (subcommand === "erase" && file === undefined) return erase(context, emailIn(what), reasonOf(values.reason));
  throw new UsageError("Say find and a text, export, an e-mail and a file, or erase and an e-mail.");
}

async function find({ terminal, openWorld }: CustomerCommand, text: string, asJson: boolean): Promise<number> {
  if (text.trim().length < 3 || text.length > 100) throw new UsageError("Say at least three characters.");
  const { db } = await openWorld();
  const found = await findPersons(db, text.trim(), maxFound + 1);
  return printFirst({ terminal, asJson }, found, {
    limit: maxFound,
    lineOf,
    emptySentence: "There is no such person.",
    narrower: "a longer text finds fewer",
  });
}

function lineOf({ email, name, phone, hasAccount, orderCount, newestOrder }: FoundPerson): string {
  const orders = orderCount === 0 ? "no orders" : `orders: ${orderCount}, newest ${newestOrder}`;
  return [email, name, phone, hasAccount ? "account" : "guest", orders].filter(Boolean).join("  ");
}

async function write({ terminal, openWorld }: CustomerCommand, email: string, file: string): Promise<number> {
  if (existsSync(file)) throw new UsageError(`${file} exists; name a new file.`);
  const world = await openWorld();
  await exportToFile(file, (writeText) =>
    exportPerson(world, email, world.actor, (person) => writeText(`${JSON.stringify(person, null, 2)}\n`)),
  );
  terminal.print(`Written: ${file}. Send it only to ${email}, or to whom has proved to be its owner; then delete it.`);
  return 0;
}

async function erase({ terminal, openWorld }: CustomerCommand, email: string, reason: string): Promise<number> {
  const world = await openWorld();
  const erased = await erasePerson(world, email, { actor: world.actor, reason });
  if (erased.ok) return report(terminal, erased);
  terminal.printError(`${email} is staff: take the scopes first, staff scope ${email} none.`);
  return 1;
}

function report(terminal: Terminal, { deleted, unfinished, orders }: Erased & { ok: true }): number {
  const counts = Object.entries(deleted).map(([what, count]) => `${what} ${count}`);
  terminal.print(`Erased: ${counts.join(", ")}; newsletter and stock alerts, too.`);
  for (const { kind, number } of unfinished) terminal.print(`Stays until it is over: ${kind} ${number}.`);
  if (orders.length > 0) terminal.print(`Stay with their invoices, as the law wants: orders ${orders.join(", ")}.`);
  return 0;
}

function emailIn(written: string): string {
  const parsed = signInForm.shape.email.safeParse(written);
  if (!parsed.success) throw new UsageError("Name an e-mail address.");
  return parsed.data;
}
