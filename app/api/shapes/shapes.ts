import { z } from "@hono/zod-openapi";
import { localeParam } from "../http/context";
import { notFoundMessage } from "../http/errors";

/** This file has the shapes that several calls share. */

/** An id of 22 random characters. */
export const idShape = z.string().regex(/^[\w-]{22}$/);

export const idParam = z.object({ id: idShape });

/** A positive number in a path or query, at most what the database can hold. */
export const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "ui:forms.numeric")
  .transform(Number)
  .openapi({ type: "integer", minimum: 1, maximum: 999_999_999 });

/** Amounts are whole smallest units of the shop version's currency with VAT: crowns in cs, cents in sk. */
export const minorAmount = z
  .number()
  .int()
  .openapi({ description: "Smallest units with VAT: crowns in cs, cents in sk" });

export const paged = { page: z.number().int().min(1), page_count: z.number().int().min(1) };

export const pageQuery = z.object({
  page: wholeNumber.optional().openapi({ description: `From 1; beyond the end: 404 '${notFoundMessage}'` }),
});

export const idAndLocale = localeParam.extend({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .openapi({ type: "integer", param: { name: "id", in: "path" } }),
});
