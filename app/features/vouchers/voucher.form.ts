import { z } from "zod";

import { longestCode } from "./voucher";

const longestEmail = 254;

/** What adding a voucher takes; spaces around a code do not count (decisions 72 and 75). */
export const voucherForm = z.object({
  voucherCode: z
    .string({ required_error: "vouchers:empty", invalid_type_error: "vouchers:empty" })
    .trim()
    .min(1, "vouchers:empty")
    .max(longestCode, `ui:forms.longest|${longestCode}`)
    .regex(/^[A-Za-z0-9.]*$/, "ui:forms.alphanumericDot"),
  serviceType: z.string().max(20).default("eshop"),
  guestEmail: z
    .string()
    .trim()
    .max(longestEmail, `ui:forms.longest|${longestEmail}`)
    .refine((typed) => typed === "" || z.string().email().safeParse(typed).success, "ui:forms.email")
    .default(""),
});

export type VoucherForm = z.infer<typeof voucherForm>;
