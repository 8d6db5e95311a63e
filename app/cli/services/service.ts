import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney, parseAmount } from "~/features/money/money";
import { moveService, type ServiceChangeResult, setServiceTerms } from "~/features/services/changeService.server";
import { isServiceNumber, type ServiceOrder, serviceLengths } from "~/features/services/service";
import { findServiceByNumber, listServices } from "~/features/services/service.queries.server";
import { serviceStateIds, serviceStates } from "~/features/services/serviceStates";
import type { ServiceState } from "~/platform/database/schema";
import { plainText } from "~/platform/text/plainText";
import { formatDateTime } from "~/platform/time/formatDate";
import { isDay, pragueClock } from "~/platform/time/pragueClock";

import { parseArguments } from "../parseArguments";
import { listingOption, printFirst } from "../printListing";
import type { CommandContext, OpenedShop } from "../runShop";
import { type Terminal, UsageError } from "../terminal";
import { showService } from "./serviceShow";

export type ServiceCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  positionals: string[];
  choices: { state: string | undefined; note: string; json: boolean };
};

const subcommands: Record<string, (command: ServiceCommand) => Promise<number>> = {
  list,
  show: (command) => onService(command, 1, (world, service) => showService(world, service, command.terminal)),
  move,
  price,
  promise,
};

export const serviceUsage = [
  "list [--state <state>] [--json]",
  "show <number>",
  "move <number> <state> [--note <text>]",
  "price <number> <amount> [--note <text>]",
  "promise <number> <YYYY-MM-DD> [--note <text>]",
]
  .map((line) => `service ${line}`)
  .join("\n");

/** `service <subcommand> …`: the work of staff on service orders. */
export async function runService({ args, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(serviceUsage, {
    args,
    allowPositionals: true,
    options: {
      state: { type: "string" },
      note: { type: "string", default: "" },
      ...listingOption,
    },
  });
  const [argument = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, argument) ? subcommands[argument] : undefined;
  if (!subcommand) throw new UsageError(`Say one of ${Object.keys(subcommands).join(", ")}.`);
  const note = plainText(values.note);
  if (note.length > serviceLengths.note) throw new UsageError(`--note has at most ${serviceLengths.note} characters.`);
  return subcommand({
    ...context,
    positionals: rest,
    choices: { state: values.state, note, json: values.json },
  });
}

const maxLines = 200;

async function list({ positionals, choices, terminal, openWorld }: ServiceCommand): Promise<number> {
  if (positionals.length > 0) throw new UsageError("list takes no number.");
  const state = choices.state === undefined ? undefined : stateOf(choices.state);
  const { db } = await openWorld();
  const services = await listServices(db, state, maxLines + 1);
  return printFirst({ terminal, asJson: choices.json }, services, {
    limit: maxLines,
    lineOf,
    emptySentence: "There is no such service order.",
    narrower: "--state shows those of one state",
  });
}

function lineOf({ number, state, kind, promisedOn, createdAt, email }: ListedService): string {
  const day = promisedOn ?? "no day yet";
  return `${number}  ${state.padEnd(9)}  ${kind.padEnd(10)}  ${day.padEnd(10)}  ${formatDateTime(createdAt)}  ${email}`;
}

type ListedService = Awaited<ReturnType<typeof listServices>>[number];

function move(command: ServiceCommand): Promise<number> {
  const state = stateOf(command.positionals[1]);
  const { note } = command.choices;
  return onService(command, 2, async (world, service) =>
    report(
      command.terminal,
      service,
      `is ${state}`,
      await moveService(world, service.id, { state, note }, `staff ${world.actor}`),
    ),
  );
}

function price(command: ServiceCommand): Promise<number> {
  const [, typed = ""] = command.positionals;
  const { note } = command.choices;
  return onService(command, 2, async (world, service) => {
    const currency = await readCurrency(world.db, service.locale);
    const priceMinor = parseAmount(typed, currency.decimals);
    if (priceMinor === undefined || priceMinor > 99_999_999)
      throw new UsageError(`${typed} is no ${currency.code} amount.`);
    const changed = await setServiceTerms(world, service.id, { priceMinor, note }, `staff ${world.actor}`);
    return report(command.terminal, service, `costs ${formatMoney(priceMinor, currency)}`, changed);
  });
}

function promise(command: ServiceCommand): Promise<number> {
  const [, promisedOn = ""] = command.positionals;
  const { note } = command.choices;
  if (!isDay(promisedOn)) throw new UsageError("Say a day as YYYY-MM-DD.");
  return onService(command, 2, async (world, service) => {
    if (promisedOn < pragueClock(world.now()).date) throw new UsageError("That day is over.");
    const changed = await setServiceTerms(world, service.id, { promisedOn, note }, `staff ${world.actor}`);
    return report(command.terminal, service, `is promised for ${promisedOn}`, changed);
  });
}

/** Runs a subcommand on the order that the first argument names; prints an error when there is none. */
async function onService(
  { positionals, terminal, openWorld }: ServiceCommand,
  count: number,
  run: (world: OpenedShop, service: ServiceOrder) => Promise<number> | number,
): Promise<number> {
  const [number = ""] = positionals;
  if (positionals.length !== count || !isServiceNumber(number)) {
    throw new UsageError("Name a service order by S and its ten digits, and what to do.");
  }
  const world = await openWorld();
  const service = await findServiceByNumber(world.db, number);
  if (service) return run(world, service);
  terminal.printError(`There is no service order ${number}.`);
  return 1;
}

function report(
  terminal: Terminal,
  { number, state }: ServiceOrder,
  done: string,
  changed: ServiceChangeResult,
): number {
  if (changed.ok) {
    terminal.print(`Service order ${number} ${done}; its customer gets an e-mail.`);
    return 0;
  }
  const next = serviceStates[state].next.join(" or ") || "nothing else";
  terminal.printError(
    changed.reason === "reason-missing"
      ? "Say why with --note: the customer reads it."
      : `Service order ${number} is ${state} and can become ${next}.`,
  );
  return 1;
}

function stateOf(argument: string | undefined): ServiceState {
  const state = serviceStateIds.find((known) => known === argument);
  if (!state) throw new UsageError(`The state must be one of ${serviceStateIds.join(", ")}.`);
  return state;
}
