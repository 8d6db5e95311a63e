import type { Db } from "~/platform/database/database.server";
import { readNdjson } from "~/platform/text/ndjson.server";
import { rowErrors } from "~/platform/text/rowFields";

import { findVoucherErrors, type PendingCatalogIds, saveVoucher } from "./voucherAdmin.queries.server";
import { type VoucherRow, voucherRow } from "./voucherRow";

export type VoucherImport = {
  /** False when an invalid row prevented the import. */
  ok: boolean;
  count: number;
  problems: { line: number; reason: string }[];
};

type Choices = { isDryRun: boolean; skipsBad: boolean; now: number; pendingIds?: PendingCatalogIds };

/** Imports the vouchers of a file in one transaction; `skipsBad` leaves invalid rows out instead of failing. */
export async function importVouchers(
  db: Db,
  file: string,
  { isDryRun, skipsBad, now, pendingIds }: Choices,
): Promise<VoucherImport> {
  const rows: VoucherRow[] = [];
  const problems: VoucherImport["problems"] = [];
  const codes = new Set<string>();
  for await (const line of readNdjson(file)) {
    const parsed = line.ok ? voucherRow.safeParse(line.value) : undefined;
    const reasons = line.ok ? rowErrors(parsed?.error) : [`the line ${line.reason}`];
    if (parsed?.success) {
      reasons.push(...(await findVoucherErrors(db, parsed.data, pendingIds)));
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
