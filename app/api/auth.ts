import { createRoute, z } from "@hono/zod-openapi";

import { signInForm } from "~/features/customers/account.form";
import { accountLimits } from "~/features/customers/accountLimits";
import { endSession } from "~/features/customers/session/session.queries.server";
import { signIn } from "~/features/customers/session/signIn.server";
import { callerOf, forCustomers, requireCustomer } from "./http/auth";
import { localeOfCall, openResource } from "./http/context";
import {
  bodyAnswers,
  doneShape,
  inJson,
  limitAnswer,
  Refused,
  refusalShape,
  signInAnswer,
  tooManyCalls,
} from "./http/errors";
import { bodyOf, formBody, formOf, judged } from "./http/fields";
import { wordsOf } from "./http/messages";
import { takeJson } from "./http/requireJson";

export const tokenShape = z
  .object({
    token: z
      .string()
      .openapi({ description: "For the header `Authorization: Bearer …`, 30 days from its last use, 180 in all" }),
  })
  .openapi("Token");

const login = createRoute({
  method: "post",
  path: "/auth/login",
  tags: ["Account"],
  summary: "Sign in",
  middleware: takeJson,
  request: { body: bodyOf(formBody("Login", { required: ["email", "password"] })) },
  responses: {
    200: inJson(tokenShape, "A new session"),
    ...bodyAnswers,
    401: inJson(refusalShape, "No such account or another password, which nobody can tell apart"),
    429: limitAnswer,
  },
});

const logout = createRoute({
  method: "get",
  path: "/auth/logout",
  tags: ["Account"],
  summary: "End the session of the bearer token",
  ...forCustomers,
  responses: { 200: inJson(doneShape, "The token opens nothing any more"), 401: signInAnswer },
});

export const auth = openResource()
  .openapi(login, async (context) => {
    const locale = localeOfCall(context);
    const typed = judged(signInForm, formOf(context.req.valid("json")), locale);
    const outcome = await signIn(context.env.world, typed, callerOf(context));
    if (outcome.ok) return context.json({ token: outcome.token }, 200);
    if (outcome.reason === "wrong") throw new Refused(401, wordsOf("account:errors.signInWrong", locale));
    throw tooManyCalls(accountLimits.signIn.account.withinMs, wordsOf("account:errors.limited", locale));
  })
  .openapi(logout, async (context) => {
    const { token } = await requireCustomer(context);
    await endSession(context.env.world.db, token);
    return context.json({ success: true as const }, 200);
  });
