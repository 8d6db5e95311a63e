import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
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
  /** False when an error in the files prevented the import; nothing has changed then. */
  ok: boolean;
  /** Number of points in the files, in the countries that the shop delivers to. */
  count: number;
  /** Number of points in other countries, which are left out. */
  elsewhere: number;
  /** Number of points that were open until now and are no longer in the files. */
  closed: number;
  /** The first problems; `problemCount` is the number of all. */
  problems: PointProblem[];
  problemCount: number;
};

type Source = { carrierId: string; format: PointFormatId; files: readonly string[] };

const batchSize = 500;
const maxProblems = 100;

/**
 * Imports a carrier's points in one transaction. Points in the files are added or changed; all others of the carrier
 * are closed but kept, as orders refer to them. A single invalid row prevents the whole import. The files are read
 * before the transaction, so that the shop's own writes do not wait for them.
 */
export async function importPoints(db: Db, source: Source, now: number, actor = "shop"): Promise<PointImport> {
  const result: PointImport = { ok: true, count: 0, elsewhere: 0, closed: 0, problems: [], problemCount: 0 };
  const points = await readAll(source, result);
  if (result.problemCount > 0) return { ...result, ok: false };
  const run: PointImportRun = { carrierId: source.carrierId, importId: newId(), now };
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < points.length; at += batchSize) await savePoints(tx, run, points.slice(at, at + batchSize));
    result.closed = await closeMissingPoints(tx, run);
    const detail = `${result.count} points, ${result.closed} closed`;
    await recordStaffAction(tx, { action: "pointsImport", subject: source.carrierId, detail, at: now, actor });
  });
  return result;
}

async function readAll({ files, format }: Source, result: PointImport): Promise<ImportedPoint[]> {
  const points = new Map<string, ImportedPoint>();
  for (const file of files) {
    for await (const point of readPoints(file, format, result)) {
      if (points.has(point.code)) report(result, { file, number: null, reason: `has the point ${point.code} twice` });
      points.set(point.code, point);
    }
  }
  result.count = points.size;
  const [file = ""] = files;
  if (points.size === 0 && result.problemCount === 0)
    report(result, { file, number: null, reason: "holds no point in Czechia or Slovakia" });
  return [...points.values()];
}

/** Yields the valid points of a file; errors in the others are added to the result. */
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
