import { createMiddleware } from "hono/factory";

import { readBody } from "~/platform/http/readBody.server";

import type { ApiEnv } from "./context";
import { ApiError } from "./errors";

/** The limit is larger than any expected body. */
const maxBodyBytes = 65_536;

/** Middleware that accepts only a JSON object of at most 64 kB. */
export const requireJson = createMiddleware<ApiEnv>(async (context, next) => {
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(context.req.header("Content-Type") ?? "");
  if (!isJson) throw new ApiError(415, "The body must be application/json");
  const body = plainObject(await readText(context.req.raw));
  if (body === undefined) throw new ApiError(400, "The body is no JSON object");
  const { url, method, headers } = context.req.raw;
  const read = new Headers(headers);
  read.set("Content-Type", "application/json");
  context.req.raw = new Request(url, { method, headers: read, body });
  await next();
});

async function readText({ body, headers }: Request): Promise<string> {
  const isAnnounced = Number(headers.get("Content-Length")) > maxBodyBytes;
  const bytes = isAnnounced ? "too-large" : await readBody(body, { maxBytes: maxBodyBytes });
  if (bytes === "too-large") throw new ApiError(413, "The body is larger than 64 kB");
  if (bytes === "broken") throw new ApiError(400, "The body was cut off");
  return new TextDecoder().decode(bytes);
}

/**
 * Re-serializes the object without what could do harm: NULs, which databases reject, and keys that JavaScript treats
 * specially. Returns undefined for anything but an object, and for one that is nested too deeply.
 */
function plainObject(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      if (key === "__proto__" || key === "constructor" || key === "prototype") return undefined;
      return typeof part === "string" ? part.replaceAll("\0", "") : part;
    });
    return typeof value === "object" && value !== null && !Array.isArray(value) ? JSON.stringify(value) : undefined;
  } catch {
    return undefined;
  }
}
