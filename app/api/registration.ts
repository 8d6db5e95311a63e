import { createRoute } from "@hono/zod-openapi";

import { registrationForm } from "~/features/customers/account.form";
import { accountLimits } from "~/features/customers/accountLimits";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { register } from "~/features/customers/register.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";

import { tokenShape } from "./auth";
import { callerOf } from "./http/auth";
import { localeOfCall, openResource } from "./http/context";
import { bodyAnswers, inJson, limitAnswer, tooManyCalls } from "./http/errors";
import { bodyOf, formBody, judged } from "./http/fields";
import { faultyFields, wordsOf } from "./http/messages";
import { takeJson } from "./http/requireJson";
import { personForm, personNames } from "./shapes/person";

const body = formBody("Registration", {
  required: ["email", ...personNames.required, "password", "password_confirmation", "consent"],
  optional: personNames.optional,
  ticks: ["consent", "newsletter"],
});

const route = createRoute({
  method: "post",
  path: "/auth/register",
  tags: ["Account"],
  summary: "Make an account and sign in; a letter to prove the address is sent",
  middleware: takeJson,
  request: { body: bodyOf(body) },
  responses: { 201: inJson(tokenShape, "The first session of the account"), ...bodyAnswers, 429: limitAnswer },
});

export const registration = openResource().openapi(route, async (context) => {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const form = personForm(context.req.valid("json"));
  const typed = judged(registrationForm({ countries: await readCountries(world.db) }, form), form, locale);
  const caller = callerOf(context);
  const limit = accountLimits.register.caller;
  if (!(await countAttempt(world.db, `register caller ${caller.address}`, limit, world.now()))) {
    throw tooManyCalls(limit.withinMs, wordsOf("account:errors.limited", locale));
  }
  const { password, password_confirmation, consent, newsletter, ...person } = typed;
  const outcome = await register(world, { ...person, locale, wantsNewsletter: newsletter }, password, caller);
  if (!outcome.ok) {
    const { reason } = outcome;
    if (reason === "taken") throw faultyFields({ email: ["account:errors.emailTaken"] }, locale);
    throw faultyFields({ password: [passwordErrors[reason]] }, locale);
  }
  return context.json({ token: outcome.token }, 201);
});
