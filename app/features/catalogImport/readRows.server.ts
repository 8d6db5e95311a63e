import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

import { readNdjson } from "~/platform/text/ndjson.server";
import { rowErrors } from "~/platform/text/rowFields";

import type { CatalogFile } from "./catalog";
import type { ValidationResult } from "./rows/validateRows";

/** Reads the rows of one file that match the schema. A missing file has no rows; an empty one is a problem. */
export async function readRows<Row>(
  folder: string,
  file: CatalogFile,
  schema: z.ZodType<Row, z.ZodTypeDef, unknown>,
): Promise<ValidationResult<Row>> {
  const read: ValidationResult<Row> = { good: [], problems: [] };
  if (!existsSync(join(folder, file))) return read;
  for await (const line of readNdjson(join(folder, file))) {
    const parsed = line.ok ? schema.safeParse(line.value) : undefined;
    if (parsed?.success) read.good.push({ row: parsed.data, line: line.line });
    const reasons = line.ok ? rowErrors(parsed?.error) : [`the line ${line.reason}`];
    for (const reason of reasons) read.problems.push({ file, line: line.line, reason });
  }
  if (read.good.length + read.problems.length === 0) {
    read.problems.push({ file, line: 1, reason: "the file is empty" });
  }
  return read;
}
