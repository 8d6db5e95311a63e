import { goodsName } from "~/features/products/goodsName";
import { endReservation, extendReservation } from "~/features/reservations/endReservation.server";
import { type EndState, type Reservation, reservationStateIds } from "~/features/reservations/reservation";
import {
  findReservation,
  listReservations,
  readReservationEvents,
} from "~/features/reservations/reservations.queries.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { parseArguments } from "./parseArguments";
import { requirePlace } from "./placeArgument";
import { listingOption, printFirst } from "./printListing";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

type ReservationCommand = Pick<CommandContext, "terminal" | "openWorld"> & {
  number: string;
  choices: { state: string | undefined; store: string | undefined; json: boolean };
};

const subcommands: Record<string, (command: ReservationCommand) => Promise<number>> = {
  list,
  show,
  extend: extendOne,
  collected: (command) => endOne(command, "collected"),
  cancel: (command) => endOne(command, "cancelled"),
};

export const reservationUsage = [
  "list [--state <state>] [--store <id>] [--json]",
  "show <number>",
  "collected <number>",
  "extend <number>",
  "cancel <number>",
]
  .map((line) => `reservation ${line}`)
  .join("\n");

const maxListed = 200;

/** `reservation <subcommand> …`: the work of staff on reservations. */
export async function runReservation({ args, ...context }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(reservationUsage, {
    args,
    allowPositionals: true,
    options: { state: { type: "string" }, store: { type: "string" }, ...listingOption },
  });
  const [argument = "", number = "", ...rest] = positionals;
  const subcommand = Object.hasOwn(subcommands, argument) ? subcommands[argument] : undefined;
  if (!subcommand) throw new UsageError(`Say one of ${Object.keys(subcommands).join(", ")}.`);
  if (rest.length > 0 || (subcommand === list && number)) throw new UsageError("That is a word too many.");
  if (subcommand !== list && !/^R\d{7}$/.test(number)) throw new UsageError("Name a reservation, R and seven digits.");
  const { state, store, json } = values;
  return subcommand({ ...context, number, choices: { state, store, json } });
}

async function list({ choices, terminal, openWorld }: ReservationCommand): Promise<number> {
  const state = reservationStateIds.find((known) => known === choices.state);
  if (choices.state !== undefined && !state) {
    throw new UsageError(`The state must be one of ${reservationStateIds.join(", ")}.`);
  }
  const { db } = await openWorld();
  await requirePlace(db, choices.store);
  const rows = await listReservations(db, { state, storeId: choices.store }, maxListed + 1);
  return printFirst({ terminal, asJson: choices.json }, rows, {
    limit: maxListed,
    lineOf,
    emptySentence: "There is no such reservation.",
    narrower: "--state and --store show some of them",
  });
}

function lineOf({ number, state, storeId, expiresAt, quantity, code, name }: Reservation): string {
  return `${number}  ${state.padEnd(9)}  ${storeId}  until ${formatDateTime(expiresAt)}  ${quantity}x ${code}  ${name}`;
}

async function show(command: ReservationCommand): Promise<number> {
  const { terminal, openWorld } = command;
  const { db } = await openWorld();
  const found = await findNamed(command);
  if (!found) return 1;
  const { productName, variantName, name, email, phone } = found;
  terminal.print(lineOf(found));
  terminal.print(goodsName(productName, variantName));
  terminal.print(`${name}  ${email}  ${phone}`);
  for (const { kind, at, actor } of await readReservationEvents(db, found.id)) {
    terminal.print(`${formatDateTime(at)}  ${kind}  by ${actor}`);
  }
  return 0;
}

async function endOne(command: ReservationCommand, state: EndState): Promise<number> {
  const { number, terminal, openWorld } = command;
  const found = await findNamed(command);
  if (!found) return 1;
  const world = await openWorld();
  if (!(await endReservation(world, found, state, `staff ${world.actor}`))) return refuse(command, found);
  terminal.print(`Reservation ${number} is ${state}.`);
  return 0;
}

async function extendOne(command: ReservationCommand): Promise<number> {
  const { number, terminal, openWorld } = command;
  const world = await openWorld();
  const found = await findNamed(command);
  if (!found) return 1;
  if (!(await extendReservation(world, found, `staff ${world.actor}`))) return refuse(command, found);
  const extended = await findReservation(world.db, number);
  terminal.print(`Reservation ${number} is held until ${formatDateTime(extended?.expiresAt ?? found.expiresAt)}.`);
  return 0;
}

function refuse({ number, terminal }: ReservationCommand, { state, extendedAt }: Reservation): number {
  const why = extendedAt === null ? `it is ${state}` : `it is ${state}, and was extended before`;
  terminal.printError(`Nothing was done with reservation ${number}: ${why}.`);
  return 1;
}

async function findNamed({ number, terminal, openWorld }: ReservationCommand): Promise<Reservation | undefined> {
  const { db } = await openWorld();
  const found = await findReservation(db, number);
  if (!found) terminal.printError(`There is no reservation ${number}.`);
  return found;
}
