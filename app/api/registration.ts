import { createRoute } from "@hono/zod-openapi";

import { registrationForm } from "~/features/customers/account.form";
import { accountLimits } from "~/features/customers/accountLimits";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { register } from "~/features/customers/register.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";

import { tokenShape } from "./auth";
import { clientOfCall } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { bodyErrors, jsonResponse, tooManyRequests, tooManyRequestsAnswer } from "./http/errors";
import { bodyOf, formBodySchema, validateForm } from "./http/fields";
import { translateMessage, validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";
import { personFieldNames, personForm } from "./shapes/person";

const body = formBodySchema("Registration", {
  required: ["email", ...personFieldNames.required, "password", "password_confirmation"],
  optional: personFieldNames.optional,
  ticks: ["newsletter"],
});

const route = createRoute({
  method: "post",
  path: "/auth/register",
  tags: ["Account"],
  summary: "Make an account and sign in; an e-mail to verify the address is sent",
  middleware: requireJson,
  request: { body: bodyOf(body) },
  responses: {
    201: jsonResponse(tokenShape, "The first session of the account"),
    ...bodyErrors,
    429: tooManyRequestsAnswer,
  },
});

export const registration = createResource().openapi(route, async (context) => {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const form = personForm(context.req.valid("json"));
  const typed = validateForm(registrationForm({ countries: await readCountries(world.db) }, form), form, locale);
  const caller = clientOfCall(context);
  const limit = accountLimits.register.caller;
  if (!(await countAttempt(world.db, `register caller ${caller.address}`, limit, world.now()))) {
    throw tooManyRequests(limit.windowMs, translateMessage("account:errors.limitedHour", locale));
  }
  const { password, password_confirmation, newsletter, ...person } = typed;
  const outcome = await register(world, { ...person, locale, wantsNewsletter: newsletter }, password, caller);
  if (!outcome.ok) {
    const { reason } = outcome;
    if (reason === "taken") throw validationError({ email: ["account:errors.emailTaken"] }, locale);
    throw validationError({ password: [passwordErrors[reason]] }, locale);
  }
  return context.json({ token: outcome.token }, 201);
});
