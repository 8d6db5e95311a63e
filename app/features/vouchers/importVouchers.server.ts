import type { Db } from "~/platform/database/database.server";
import { readNdjson } from "~/platform/text/ndjson.server";
import { complaintsOf } from "~/platform/text/rowFields";

import { type Coming, misfitsOf, saveVoucher } from "./voucherAdmin.queries.server";
import { type VoucherRow, voucherRow } from "./voucherRow";

export type VoucherImport = {
  /** False when a bad row kept all of them out. */
  ok: boolean;
  count: number;
  problems: { line: number; reason: string }[];
};

type Choices = { isDryRun: boolean; skipsBad: boolean; now: number; coming?: Coming };

/** Brings the vouchers of a file into the shop, all or nothing unless bad rows are to be left out. */
export async function importVouchers(
  db: Db,
  file: string,
  { isDryRun, skipsBad, now, coming }: Choices,
): Promise<VoucherImport> {
  const rows: VoucherRow[] = [];
  const problems: VoucherImport["problems"] = [];
  const codes = new Set<string>();
  for await (const line of readNdjson(file)) {
    const parsed = line.ok ? voucherRow.safeParse(line.value) : undefined;
    const reasons = line.ok ? complaintsOf(parsed?.error) : [`the line ${line.reason}`];
    if (parsed?.success) {
      reasons.push(...(await misfitsOf(db, parsed.data, coming)));
      if (codes.has(parsed.data.code)) reasons.push(`code ${parsed.data.code} is there twice`);
      codes.add(parsed.data.code);
      if (reasons.length === 0) rows.push(parsed.data);
    }
    problems.push(...reasons.map((reason) => ({ line: line.line, reason })));
  }
  const ok = problems.length === 0 || skipsBad;
  if (ok && !isDryRun) {
    await db.transaction().execute(async (tx) => {
      for (const row of rows) await saveVoucher(tx, row, now);
    });
  }
  return { ok, count: rows.length, problems };
}
