import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import type { World } from "~/platform/process/world.server";

import { endVoucher, saveVoucher } from "./voucherAdmin.queries.server";
import type { VoucherRow } from "./voucherRow";

type VoucherDeps = Pick<World, "db" | "now">;

/** Saves a voucher and records it in the audit trail. The caller has checked the row with `findVoucherErrors`. */
export async function changeVoucher({ db, now }: VoucherDeps, row: VoucherRow, actor: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await saveVoucher(tx, row, now());
    const detail = JSON.stringify(row);
    await recordStaffAction(tx, { action: "voucherSaved", subject: row.code, detail, at: now(), actor });
  });
}

/** Ends a voucher and records it in the audit trail; returns false when no voucher has this code. */
export async function stopVoucher({ db, now }: VoucherDeps, code: string, actor: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await endVoucher(tx, code, now()))) return false;
    await recordStaffAction(tx, { action: "voucherEnded", subject: code, detail: "", at: now(), actor });
    return true;
  });
}
