import type { VoucherRow } from "~/features/vouchers/voucherRow";
import { type VoucherContext, voucherErrors } from "~/features/vouchers/voucherRowErrors";

import { type SourceRow, uniqueness, type ValidationResult, validate } from "./validateRows";

/** Accepts vouchers whose products exist and whose code no voucher of another kind has. */
export function validateVouchers(
  rows: readonly SourceRow<VoucherRow>[],
  context: VoucherContext,
): ValidationResult<VoucherRow> {
  const codes = uniqueness();
  return validate("vouchers.ndjson", rows, ({ row, line }) => [
    ...codes("code", row.code, line),
    ...voucherErrors(row, context),
  ]);
}
