import { z } from "@hono/zod-openapi";
import { createMiddleware } from "hono/factory";

import type { ApiEnv } from "./context";
import { ApiError } from "./errors";

/** As draft-ietf-httpapi-idempotency-key-header asks: without a key 400, with another body 422. */
const keyHeader = "idempotency-key";

export const keyHeaders = z.object({
  [keyHeader]: z
    .string()
    .min(1)
    .max(255)
    .openapi({
      description: "New for each order or withdrawal, such as a UUID; the same one with each repetition of the call",
    }),
});

/** Middleware that rejects a call without a usable key. */
export const requireKey = createMiddleware<ApiEnv>(async (context, next) => {
  if (!/^[\x21-\x7e]{1,255}$/.test(context.req.header(keyHeader) ?? ""))
    throw new ApiError(400, "Send an Idempotency-Key of 1 to 255 characters", { code: "key_missing" });
  await next();
});
