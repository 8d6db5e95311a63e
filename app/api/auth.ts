import { createRoute, z } from "@hono/zod-openapi";

import { signInForm } from "~/features/customers/account.form";
import { accountLimits } from "~/features/customers/accountLimits";
import { endSession } from "~/features/customers/session/session.queries.server";
import { signIn } from "~/features/customers/session/signIn.server";
import { clientOfCall, requireApiCustomer, requiredAuth } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import {
  ApiError,
  bodyErrors,
  doneShape,
  errorShape,
  jsonResponse,
  tooManyRequests,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from "./http/errors";
import { bodyOf, formBodySchema, toFormData, validateForm } from "./http/fields";
import { translateMessage } from "./http/messages";
import { requireJson } from "./http/requireJson";

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
  middleware: requireJson,
  request: { body: bodyOf(formBodySchema("Login", { required: ["email", "password"] })) },
  responses: {
    200: jsonResponse(tokenShape, "A new session"),
    ...bodyErrors,
    401: jsonResponse(errorShape, "No such account or another password, which nobody can tell apart"),
    429: tooManyRequestsAnswer,
  },
});

const logout = createRoute({
  method: "get",
  path: "/auth/logout",
  tags: ["Account"],
  summary: "End the session of the bearer token",
  ...requiredAuth,
  responses: { 200: jsonResponse(doneShape, "The token opens nothing any more"), 401: unauthorizedAnswer },
});

export const auth = createResource()
  .openapi(login, async (context) => {
    const locale = localeOfCall(context);
    const typed = validateForm(signInForm, toFormData(context.req.valid("json")), locale);
    const outcome = await signIn(context.env.world, typed, clientOfCall(context));
    if (outcome.ok) return context.json({ token: outcome.token }, 200);
    if (outcome.reason === "wrong") throw new ApiError(401, translateMessage("account:errors.signInWrong", locale));
    throw tooManyRequests(accountLimits.signIn.account.windowMs, translateMessage("account:errors.limited", locale));
  })
  .openapi(logout, async (context) => {
    const { token } = await requireApiCustomer(context);
    await endSession(context.env.world.db, token);
    return context.json({ success: true as const }, 200);
  });
