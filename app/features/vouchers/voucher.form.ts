import { z } from "zod";

import { maxCodeLength } from "./voucher";

const maxEmailLength = 254;

/** The form that adds a voucher; white space around the code is ignored (decisions 72 and 75). */
export const voucherForm = z.object({
  voucherCode: z
    .string({ required_error: "vouchers:empty", invalid_type_error: "vouchers:empty" })
    .trim()
    .min(1, "vouchers:empty")
    .max(maxCodeLength, `ui:forms.longest|${maxCodeLength}`)
    .regex(/^[A-Za-z0-9.]*$/, "ui:forms.alphanumericDot"),
  serviceType: z.string().max(20).default("eshop"),
  guestEmail: z
    .string()
    .trim()
    .max(maxEmailLength, `ui:forms.longest|${maxEmailLength}`)
    .refine((typed) => typed === "" || z.string().email().safeParse(typed).success, "ui:forms.email")
    .default(""),
});

export type VoucherInput = z.infer<typeof voucherForm>;
