import { z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";

import type { ApiEnv } from "./context";
import { ApiError } from "./errors";

/** Follows draft-ietf-httpapi-idempotency-key-header: 400 without a key, 422 for the same key with another body. */
const keyHeader = "idempotency-key";
const usable = /^[\x21-\x7e]{1,255}$/;
const unusable = "Send an Idempotency-Key of 1 to 255 characters of ASCII without spaces";

export const keyHeaders = z.object({
  [keyHeader]: z.string().min(1).max(255).openapi({
    description: "New for each order or withdrawal, such as a UUID; the same one with each repetition of the call",
  }),
});

/** Schema of the headers of a call for which the key is optional. */
export const optionalKeyHeaders = z.object({
  [keyHeader]: z
    .string()
    .regex(usable, unusable)
    .optional()
    .openapi({ description: "The same call with the same key counts once; another body counts as another call" }),
});

/** Middleware that rejects a call without a usable key. */
export const requireKey = createMiddleware<ApiEnv>(async (context, next) => {
  if (!usable.test(context.req.header(keyHeader) ?? "")) throw new ApiError(400, unusable, { code: "key_missing" });
  await next();
});
