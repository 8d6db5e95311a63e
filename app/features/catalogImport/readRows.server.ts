import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";

import { readNdjson } from "~/platform/text/ndjson.server";
import { complaintsOf } from "~/platform/text/rowFields";

import type { CatalogueFile } from "./catalog";
import type { Sifted } from "./rows/validateRows";

/** The rows of one file that have the right shape. A file that is not there has none; an empty one is a problem. */
export async function readRows<Row>(
  folder: string,
  file: CatalogueFile,
  shape: z.ZodType<Row, z.ZodTypeDef, unknown>,
): Promise<Sifted<Row>> {
  const read: Sifted<Row> = { good: [], problems: [] };
  if (!existsSync(join(folder, file))) return read;
  for await (const line of readNdjson(join(folder, file))) {
    const parsed = line.ok ? shape.safeParse(line.value) : undefined;
    if (parsed?.success) read.good.push({ row: parsed.data, line: line.line });
    const reasons = line.ok ? complaintsOf(parsed?.error) : [`the line ${line.reason}`];
    for (const reason of reasons) read.problems.push({ file, line: line.line, reason });
  }
  if (read.good.length + read.problems.length === 0) {
    read.problems.push({ file, line: 1, reason: "the file is empty" });
  }
  return read;
}
