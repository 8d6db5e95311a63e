import { createRoute, z } from "@hono/zod-openapi";

import { readAuditTrail } from "~/features/audit/auditTrail.queries.server";
import { changeStock } from "~/features/catalogChanges/changeStock.server";
import { parseStockChange } from "~/features/catalogChanges/stockChange";

import { requireApiCustomer, staffOnly } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { ApiError, bodyErrors, errorShape, forbiddenAnswer, jsonResponse, unauthorizedAnswer } from "./http/errors";
import { bodyOf } from "./http/fields";
import { validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";

/**
 * This file has the calls of staff; each names the scope that it needs. Changes are recorded with the e-mail of the
 * session.
 */

const entry = z
  .object({
    at: z.string().openapi({ format: "date-time" }),
    actor: z.string(),
    area: z.string(),
    action: z.string(),
    subject: z.string(),
    detail: z.string(),
  })
  .openapi("AuditEntry");

const entriesOnPage = 50;

const audit = createRoute({
  method: "get",
  path: "/staff/audit",
  tags: ["Staff"],
  summary: "Who on staff changed what, the newest first; 50 a page",
  ...staffOnly("admin"),
  request: {
    query: z.object({
      page: z.coerce.number({ message: "ui:forms.numeric" }).int("ui:forms.numeric").min(1).max(100_000).optional(),
      who: z.string().optional(),
      on: z.string().optional(),
    }),
  },
  responses: {
    200: jsonResponse(z.object({ data: z.array(entry) }), "The entries of the page"),
    401: unauthorizedAnswer,
    403: forbiddenAnswer,
    422: jsonResponse(errorShape, "The page is no number"),
  },
});

const text = { required_error: "ui:forms.required", invalid_type_error: "ui:forms.required" };

const catalogStaff = staffOnly("catalog");

const stock = createRoute({
  method: "put",
  path: "/staff/stock",
  tags: ["Staff"],
  summary: "Changes the pieces of a variant in a place",
  ...catalogStaff,
  middleware: [...catalogStaff.middleware, requireJson],
  request: {
    body: bodyOf(
      z
        .object({
          sku: z.string(text).min(1, "ui:forms.required").max(100, "ui:forms.longest|100"),
          place: z.string(text).min(1, "ui:forms.required").max(100, "ui:forms.longest|100"),
          change: z
            .string(text)
            .max(20, "ui:forms.longest|20")
            .openapi({ description: "`+3` adds pieces, `-2` takes some, `=5` are counted there, held ones included" }),
          reason: z.string(text).min(1, "ui:forms.required").max(500, "ui:forms.longest|500"),
        })
        .openapi("StockChange"),
    ),
  },
  responses: {
    200: jsonResponse(
      z.object({ sku: z.string(), before: z.number().int(), after: z.number().int(), held: z.number().int() }),
      "Pieces for sale before and after, and those that are held for somebody",
    ),
    401: unauthorizedAnswer,
    403: forbiddenAnswer,
    409: jsonResponse(errorShape, "There is no such variant or place, or not that many pieces"),
    ...bodyErrors,
  },
});

export const staff = createResource()
  .openapi(audit, async (context) => {
    const { page = 1, who, on } = context.req.valid("query");
    const window = { limit: entriesOnPage, offset: (page - 1) * entriesOnPage };
    const trail = await readAuditTrail(context.env.world.db, { actor: who, subject: on }, window);
    return context.json({ data: trail.map(({ at, ...rest }) => ({ at: new Date(at).toISOString(), ...rest })) }, 200);
  })
  .openapi(stock, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { sku, place: storeId, change: written, reason } = context.req.valid("json");
    const change = parseStockChange(written);
    if (!change) throw validationError({ change: ["ui:forms.numeric"] }, localeOfCall(context));
    const by = { actor: customer.email, reason };
    const outcome = await changeStock(context.env.world, { sku, storeId, change }, by);
    if (!outcome.ok) throw new ApiError(409, outcome.problem);
    return context.json({ sku: outcome.sku, before: outcome.before, after: outcome.after, held: outcome.held }, 200);
  });
