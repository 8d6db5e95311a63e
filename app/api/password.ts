import { createRoute, z } from "@hono/zod-openapi";

import { newPasswordForm, resetRequestForm } from "~/features/customers/account.form";
import { resetPassword } from "~/features/customers/password/changePassword.server";
import { passwordErrors } from "~/features/customers/password/passwordRules.server";
import { requestReset } from "~/features/customers/password/requestReset.server";
import { callerOf } from "./http/auth";
import { localeOfCall, openResource } from "./http/context";
import { bodyAnswers, doneShape, inJson, unknownAnswer, unknownThing } from "./http/errors";
import { bodyOf, formBody, formOf, judged } from "./http/fields";
import { faultyFields } from "./http/messages";
import { takeJson } from "./http/requireJson";

const forgot = createRoute({
  method: "post",
  path: "/auth/password/forgot",
  tags: ["Account"],
  summary: "Ask for a letter with a link to a new password",
  middleware: takeJson,
  request: { body: bodyOf(formBody("PasswordForgot", { required: ["email"] })) },
  responses: { 200: inJson(doneShape, "The same whether the address has an account or not"), ...bodyAnswers },
});

const reset = createRoute({
  method: "post",
  path: "/auth/password/reset/{hash}",
  tags: ["Account"],
  summary: "Set a new password with the link of a letter, once; every session of the account ends",
  middleware: takeJson,
  request: {
    params: z.object({ hash: z.string().regex(/^[\w-]{43}$/) }),
    body: bodyOf(formBody("PasswordReset", { required: ["password", "password_confirmation"] })),
  },
  responses: { 200: inJson(doneShape, "The password is set"), ...bodyAnswers, 404: unknownAnswer },
});

export const password = openResource()
  .openapi(forgot, async (context) => {
    const locale = localeOfCall(context);
    const { email } = judged(resetRequestForm, formOf(context.req.valid("json")), locale);
    await requestReset(context.env.world, { email, locale }, callerOf(context));
    return context.json({ success: true as const }, 200);
  })
  .openapi(reset, async (context) => {
    const { hash } = context.req.valid("param");
    const form = formOf(context.req.valid("json"));
    const locale = localeOfCall(context);
    const typed = judged(newPasswordForm(form), form, locale);
    const outcome = await resetPassword(context.env.world, hash, typed.password);
    if (!outcome.ok) {
      const { reason } = outcome;
      if (reason === "closed") throw unknownThing();
      throw faultyFields({ password: [passwordErrors[reason]] }, locale);
    }
    return context.json({ success: true as const }, 200);
  });
