import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

import { type NdjsonLine, readNdjson } from "~/platform/text/ndjson.server";
import { rowErrors } from "~/platform/text/rowFields";
import type { CatalogFile, ImportContext } from "./catalog";
import { fillIn } from "./fillIn";
import type { ValidationResult } from "./rows/validateRows";

/**
 * Reads the rows of one file that match the schema; fields that they leave out are filled in from the shop. A missing
 * file has no rows; an empty one is a problem.
 */
export async function readRows<Row>(
  folder: string,
  file: CatalogFile,
  schema: z.ZodType<Row, z.ZodTypeDef, unknown>,
  { currentRows }: Pick<ImportContext, "currentRows">,
): Promise<ValidationResult<Row>> {
  const read: ValidationResult<Row> = { good: [], problems: [] };
  if (!existsSync(join(folder, file))) return read;
  const lines: NdjsonLine[] = [];
  for await (const line of readNdjson(join(folder, file))) lines.push(line);
  const current = await currentRows(file, lines.flatMap(idOf));
  for (const line of lines) {
    const parsed = line.ok ? schema.safeParse(fillIn(line.value, current)) : undefined;
    if (parsed?.success) read.good.push({ row: parsed.data, line: line.line });
    const reasons = line.ok ? rowErrors(parsed?.error) : [`the line ${line.reason}`];
    for (const reason of reasons) read.problems.push({ file, line: line.line, reason });
  }
  if (read.good.length + read.problems.length === 0) {
    read.problems.push({ file, line: 1, reason: "the file is empty" });
  }
  return read;
}

function idOf(line: NdjsonLine): (string | number)[] {
  const id =
    line.ok && typeof line.value === "object" && line.value !== null && "id" in line.value ? line.value.id : "";
  return typeof id === "string" || typeof id === "number" ? [id] : [];
}
