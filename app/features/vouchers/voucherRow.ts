import { z } from "zod";
import { crowns, euros } from "~/features/money/amountFields";
import { idsIn } from "~/platform/closedSets";
import { calendarDate } from "~/platform/text/rowFields";
import { maxCodeLength } from "./voucher";
import { voucherKinds } from "./voucherKinds";

const many = z.number().int().min(1).max(1_000_000);
const amounts = z.strictObject({ czk: crowns.optional(), eur: euros.optional() });

const shape = z.strictObject({
  code: z
    .string()
    .max(maxCodeLength)
    .regex(/^[A-Za-z0-9.]+$/, "must be letters a-z, digits and full stops")
    .transform((code) => code.toUpperCase()),
  kind: z.enum(idsIn(voucherKinds)),
  percent: z.number().min(0.01).max(100).multipleOf(0.01).optional(),
  value: amounts.optional(),
  service: z.enum(["eshop", "sluzby"]).default("eshop"),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  quantity: many.optional(),
  perUser: many.optional(),
  minimal: amounts.default({}),
  product: z.number().int().min(1).optional(),
  category: z.number().int().min(1).optional(),
  brand: z.string().trim().min(1).max(60).optional(),
  needsEmail: z.boolean().default(false),
});

/** A line of vouchers.ndjson. `to` is the last day of validity in Prague time. */
export const voucherRow = shape.superRefine((row, context) => {
  for (const message of validateRow(row)) context.addIssue({ code: "custom", path: ["kind"], message });
});

export type VoucherRow = z.infer<typeof voucherRow>;

const worths = {
  none: { fits: (currencies: number) => currencies === 0, text: "no value" },
  some: { fits: (currencies: number) => currencies > 0, text: "a value in czk, eur or both" },
  one: { fits: (currencies: number) => currencies === 1, text: "a value in one currency" },
} as const;

function validateRow({
  kind,
  percent,
  value = {},
  product,
  category,
  brand,
  from,
  to,
}: z.infer<typeof shape>): string[] {
  const { isPercentage } = voucherKinds[kind];
  const worth = worths[voucherKinds[kind].currencies];
  const currencies = Object.values(value).filter((amount) => amount !== undefined);
  return [
    ...(isPercentage === (percent !== undefined) ? [] : ["percent must have a percent, and no other kind may"]),
    ...(worth.fits(currencies.length) ? [] : [`${kind} must have ${worth.text}`]),
    ...(currencies.includes(0) ? ["must not have a value of 0"] : []),
    ...([product, category, brand].filter((condition) => condition !== undefined).length > 1
      ? ["must have one of product, category and brand at most"]
      : []),
    ...(from !== undefined && to !== undefined && to < from ? ["must not end before it begins"] : []),
  ];
}
