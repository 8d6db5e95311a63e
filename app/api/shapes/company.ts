import { createRoute, z } from "@hono/zod-openapi";
import { accountLimits } from "~/features/customers/accountLimits";
import { lookUpCompany } from "~/features/customers/companyRegister/lookUpCompany.server";
import { clientOfCall } from "../http/auth";
import { createResource, localeOfCall } from "../http/context";
import { ApiError, errorShape, jsonResponse, tooManyRequests, tooManyRequestsAnswer } from "../http/errors";
import { translateMessage, validationError } from "../http/messages";
import { companyFields, placeFields } from "./person";

const company = z
  .object({
    ...companyFields,
    tax_id: z.string().openapi({ description: "Empty where the register does not know it" }),
    ...placeFields,
  })
  .openapi("Company");

const route = createRoute({
  method: "get",
  path: "/company/{ico}",
  tags: ["Account"],
  summary: "What the company register of Czechia or Slovakia tells of a number",
  request: {
    params: z.object({ ico: z.string().max(20) }),
    query: z.object({ country: z.enum(["CZ", "SK"], { message: "ui:forms.choice" }).optional() }),
  },
  responses: {
    200: jsonResponse(company, "As a form would be filled in with it"),
    404: jsonResponse(errorShape, "The register has no such company, or is of no help now"),
    422: jsonResponse(errorShape, "No company can have this number"),
    429: tooManyRequestsAnswer,
  },
});

export const companies = createResource().openapi(route, async (context) => {
  const locale = localeOfCall(context);
  const { country = locale === "sk" ? "SK" : "CZ" } = context.req.valid("query");
  const wanted = { country, companyId: context.req.valid("param").ico.replace(/\s/g, "") };
  const found = await lookUpCompany(context.env.world, wanted, clientOfCall(context));
  if (found.ok) return context.json(found.record, 200);
  if (found.reason === "number") throw validationError({ ico: ["checkout:errors.companyId"] }, locale);
  if (found.reason === "limited") {
    throw tooManyRequests(
      accountLimits.companyLookUp.account.windowMs,
      translateMessage("account:lookUp.limited", locale),
    );
  }
  const code = found.reason === "unknown" ? "company_not_found" : "lookup_failed";
  throw new ApiError(404, translateMessage(`account:lookUp.${found.reason}`, locale), { code });
});
