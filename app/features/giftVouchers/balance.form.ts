import { z } from "zod";
import { email } from "~/features/customers/addressBook/contactFields";
import { voucherForm } from "~/features/vouchers/voucher.form";

/** The form that checks a gift voucher's balance (decision 108). */
export const balanceForm = z.object({ code: voucherForm.shape.voucherCode, email });

export const balanceFieldNames = ["code", "email"] as const;
