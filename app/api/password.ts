import { createRoute, z } from "@hono/zod-openapi";

import { newPasswordForm, resetRequestForm } from "~/features/customers/account.form";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { requestReset } from "~/features/customers/password/requestReset.server";
import { recoverAccount } from "~/features/privacy/recoverAccount.server";
import { clientOfCall } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { bodyErrors, doneShape, jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { bodyOf, formBodySchema, toFormData, validateForm } from "./http/fields";
import { validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";

const forgot = createRoute({
  method: "post",
  path: "/auth/password/forgot",
  tags: ["Account"],
  summary: "Ask for an e-mail with a link to a new password",
  middleware: requireJson,
  request: { body: bodyOf(formBodySchema("PasswordForgot", { required: ["email"] })) },
  responses: { 200: jsonResponse(doneShape, "The same whether the address has an account or not"), ...bodyErrors },
});

const reset = createRoute({
  method: "post",
  path: "/auth/password/reset/{hash}",
  tags: ["Account"],
  summary: "Set a new password with the link of an e-mail, once; every session of the account ends",
  middleware: requireJson,
  request: {
    params: z.object({ hash: z.string().regex(/^[\w-]{43}$/) }),
    body: bodyOf(formBodySchema("PasswordReset", { required: ["password", "password_confirmation"] })),
  },
  responses: { 200: jsonResponse(doneShape, "The password is set"), ...bodyErrors, 404: notFoundAnswer },
});

export const password = createResource()
  .openapi(forgot, async (context) => {
    const locale = localeOfCall(context);
    const { email } = validateForm(resetRequestForm, toFormData(context.req.valid("json")), locale);
    await requestReset(context.env.world, { email, locale }, clientOfCall(context));
    return context.json({ success: true as const }, 200);
  })
  .openapi(reset, async (context) => {
    const { hash } = context.req.valid("param");
    const form = toFormData(context.req.valid("json"));
    const locale = localeOfCall(context);
    const typed = validateForm(newPasswordForm(form), form, locale);
    const outcome = await recoverAccount(context.env.world, hash, typed.password);
    if (!outcome.ok) {
      const { reason } = outcome;
      if (reason === "closed") throw notFound();
      throw validationError({ password: [passwordErrors[reason]] }, locale);
    }
    return context.json({ success: true as const }, 200);
  });
