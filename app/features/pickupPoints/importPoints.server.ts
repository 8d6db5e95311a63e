import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import { FileShapeError } from "~/platform/text/chunkedText.server";
import { rowErrors } from "~/platform/text/rowFields";

import { pointCountry } from "./formats/pointFields";
import { pointFormats } from "./formats/pointFormats.server";
import type { ImportedPoint } from "./pickupPoint";
import type { PointFormatId } from "./pointFormatIds";
import { closeMissingPoints, type PointImportRun, savePoints } from "./pointImport.queries.server";

export type PointProblem = { file: string; number: number | null; reason: string };

export type PointImport = {
  /** False when something in the files prevented the import; nothing has changed then. */
  ok: boolean;
  /** Points in the files, in the countries that the shop delivers to. */
  count: number;
  /** Points in other countries, left out. */
  elsewhere: number;
  /** Points that were open until now and are not in the files any more. */
  closed: number;
  /** The first of them; `problemCount` says how many there are. */
  problems: PointProblem[];
  problemCount: number;
};

type Source = { carrierId: string; format: PointFormatId; files: readonly string[] };

const batchSize = 500;
const maxProblems = 100;

/**
 * Brings a carrier's points in, in one transaction: those in the files are added or changed, all others of the carrier
 * are closed, as orders go on referring to them. A single bad row prevents all of it.
 */
export async function importPoints(db: Db, source: Source, now: number): Promise<PointImport> {
  const result: PointImport = { ok: true, count: 0, elsewhere: 0, closed: 0, problems: [], problemCount: 0 };
  const run = { carrierId: source.carrierId, importId: newId(), now };
  try {
    await db.transaction().execute(async (tx) => {
      await saveAll(tx, run, source, result);
      if (result.problemCount > 0) throw new ImportRefused();
      result.closed = await closeMissingPoints(tx, run);
    });
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    result.ok = false;
  }
  return result;
}

/** Thrown inside the transaction, to roll it back. */
class ImportRefused extends Error {}

async function saveAll(db: Db, run: PointImportRun, source: Source, result: PointImport): Promise<void> {
  const codes = new Set<string>();
  let batch: ImportedPoint[] = [];
  for (const file of source.files) {
    for await (const point of readPoints(file, source.format, result)) {
      if (codes.has(point.code)) report(result, { file, number: null, reason: `has the point ${point.code} twice` });
      else batch.push(point);
      codes.add(point.code);
      if (batch.length < batchSize) continue;
      await savePoints(db, run, batch);
      batch = [];
    }
  }
  if (batch.length > 0) await savePoints(db, run, batch);
  result.count = codes.size;
  const [file = ""] = source.files;
  if (codes.size === 0 && result.problemCount === 0)
    report(result, { file, number: null, reason: "holds no point in Czechia or Slovakia" });
}

/** The valid points of a file; what is wrong with the others goes into the result. */
async function* readPoints(file: string, format: PointFormatId, result: PointImport): AsyncGenerator<ImportedPoint> {
  const { readRows, countryOf, schema } = pointFormats[format];
  try {
    for await (const row of readRows(file)) {
      const country = row.ok ? pointCountry(countryOf(row.value)) : undefined;
      if (row.ok && !country) result.elsewhere += 1;
      const parsed = row.ok && country ? schema(country).safeParse(row.value) : undefined;
      if (parsed?.success) yield parsed.data;
      const reasons = row.ok ? rowErrors(parsed?.error) : [`the point ${row.reason}`];
      for (const reason of reasons) report(result, { file, number: row.number, reason });
    }
  } catch (error) {
    if (!(error instanceof FileShapeError)) throw error;
    report(result, { file, number: null, reason: error.message });
  }
}

function report(result: PointImport, problem: PointProblem): void {
  result.problemCount += 1;
  if (result.problems.length < maxProblems) result.problems.push(problem);
}
