import { basename } from "node:path";

import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import type { Db } from "~/platform/database/database.server";
import { readNdjson } from "~/platform/text/ndjson.server";
import { rowErrors } from "~/platform/text/rowFields";

import { findVoucherErrors, saveVouchers } from "./voucherAdmin.queries.server";
import { type VoucherRow, voucherRow } from "./voucherRow";

export type VoucherImport = {
  /** False when an invalid row prevented the import. */
  ok: boolean;
  count: number;
  problems: { line: number; reason: string }[];
};

/**
 * Imports a file that contains only vouchers, in one transaction. A catalog's vouchers are imported with its folder.
 */
export async function importVouchers(db: Db, file: string, now: number, actor = "shop"): Promise<VoucherImport> {
  const rows: VoucherRow[] = [];
  const problems: VoucherImport["problems"] = [];
  const codes = new Set<string>();
  for await (const line of readNdjson(file)) {
    const parsed = line.ok ? voucherRow.safeParse(line.value) : undefined;
    const reasons = line.ok ? rowErrors(parsed?.error) : [`the line ${line.reason}`];
    if (parsed?.success) {
      reasons.push(...(await findVoucherErrors(db, parsed.data)));
      if (codes.has(parsed.data.code)) reasons.push(`code ${parsed.data.code} is there twice`);
      codes.add(parsed.data.code);
      if (reasons.length === 0) rows.push(parsed.data);
    }
    problems.push(...reasons.map((reason) => ({ line: line.line, reason })));
  }
  const ok = problems.length === 0;
  if (ok) {
    await db.transaction().execute(async (tx) => {
      await saveVouchers(tx, rows, now);
      const detail = `${rows.length} vouchers`;
      await recordStaffAction(tx, { action: "voucherImport", subject: basename(file), detail, at: now, actor });
    });
  }
  return { ok, count: rows.length, problems };
}
