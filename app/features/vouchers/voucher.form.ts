import { z } from "zod";

import { typedText } from "~/platform/text/typedText";

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

/** The actions on the cart's vouchers. The fields of the first one are those of `voucherForm`. */
export const voucherIntents = [
  z.object({ intent: z.literal("add-voucher") }),
  z.object({ intent: z.literal("remove-voucher"), voucherId: typedText }),
] as const;

export type VoucherIntent = z.output<(typeof voucherIntents)[number]>["intent"];
