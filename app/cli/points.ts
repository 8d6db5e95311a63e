import { statSync } from "node:fs";

import { type CarrierId, carrierRules, carriersOfKind } from "~/features/delivery/carriers";
import { feeName } from "~/features/delivery/changeFee.server";
import { findFee } from "~/features/delivery/fee.queries.server";
import { importPoints, type PointImport } from "~/features/pickupPoints/importPoints.server";

import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";

import { parseArguments } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { type Terminal, UsageError } from "./terminal";

export const pointsUsage = "points import <carrier> <file>...";

/** `points import <carrier> <file>...`: returns 0 when the points have been imported, 1 when nothing has changed. */
export async function runPoints({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals } = parseArguments(pointsUsage, { args, allowPositionals: true, options: {} });
  const [subcommand, name, ...files] = positionals;
  if (subcommand !== "import") throw new UsageError("Say what to do.");
  const carrierId = readCarrier(name);
  if (files.length === 0) throw new UsageError("Name the file with the carrier's points.");
  for (const file of files) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`There is no file ${file}.`);
  }
  const format = carrierRules[carrierId].pointFormat;
  if (!format) throw new UsageError(`${carrierId} has no pickup points.`);
  const { db, now, actor } = await openWorld();
  const exitCode = printImport(await importPoints(db, { carrierId, format, files }, now(), actor), terminal);
  if (exitCode === 0) await printMissingPrices(db, carrierId, terminal);
  return exitCode;
}

/** Prints which prices are missing: a carrier without a price is not offered, however many points it has. */
async function printMissingPrices(db: Db, id: CarrierId, terminal: Terminal): Promise<void> {
  const fee = { kind: "carrier", id } as const;
  for (const locale of locales) {
    if ((await findFee(db, fee, locale)) !== null) continue;
    terminal.print(`Not offered yet (${locale}): \`setting set ${feeName(fee)} <price> --lang ${locale}\`.`);
  }
}

function readCarrier(name: string | undefined): CarrierId {
  const carriers = carriersOfKind("point");
  const carrierId = carriers.find((id) => id === name);
  if (!carrierId) throw new UsageError(`Name a carrier: ${carriers.join(", ")}.`);
  return carrierId;
}

function printImport(result: PointImport, terminal: Terminal): number {
  const { ok, count, elsewhere, closed, problems, problemCount } = result;
  for (const { file, number, reason } of problems) {
    terminal.printError(number === null ? `${file} ${reason}` : `${file}, point ${number}: ${reason}`);
  }
  if (problemCount > problems.length) terminal.printError(`… and ${problemCount - problems.length} more.`);
  if (!ok) {
    terminal.printError("No point was imported.");
    return 1;
  }
  const others = elsewhere > 0 ? ` In other countries, left out: ${elsewhere}.` : "";
  terminal.print(`Points: ${count}. Closed, as they are not there any more: ${closed}.${others}`);
  return 0;
}
