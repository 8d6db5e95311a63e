import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** Every refusal of the API (decision 1). */
export const refusalShape = z
  .object({
    statusCode: z.number().int(),
    message: z.string(),
    code: z.string().optional(),
    value: z.union([z.string(), z.number()]).optional(),
    name: z.string().optional(),
    errors: z.record(z.array(z.string())).optional(),
  })
  .openapi("Refusal");

export type Refusal = z.infer<typeof refusalShape>;

type More = Omit<Partial<Refusal>, "statusCode" | "message">;

export const notFoundMessage = "This page could not be found";

/** Thrown where a call ends without what was asked for; the API answers with it. */
export class Refused extends Error {
  constructor(
    readonly statusCode: ContentfulStatusCode,
    message: string,
    readonly more: More = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export function refuse(
  context: Context,
  statusCode: ContentfulStatusCode,
  message: string,
  more: More = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return context.json({ statusCode, message, ...more } satisfies Refusal, statusCode, headers);
}

export function refuseUnknown(context: Context) {
  return refuse(context, 404, notFoundMessage);
}

/** What is not there, and what is another's (decision 101). */
export function unknownThing(): Refused {
  return new Refused(404, notFoundMessage);
}

export function tooManyCalls(withinMs: number, message = "Too many requests"): Refused {
  return new Refused(429, message, {}, { "Retry-After": String(Math.ceil(withinMs / 1000)) });
}

/** A response of a route's description, in JSON. */
export function inJson<Shape extends z.ZodTypeAny>(schema: Shape, description: string) {
  return { content: { "application/json": { schema } }, description };
}

export const unknownAnswer = inJson(refusalShape, notFoundMessage);
export const signInAnswer = inJson(refusalShape, "No bearer token, or one that is not known");
export const limitAnswer = inJson(refusalShape, "Too many tries; Retry-After says when to come back");

/** What any call with a body may be refused for. */
export const bodyAnswers = {
  400: inJson(refusalShape, "The body is no JSON object"),
  413: inJson(refusalShape, "The body is larger than 64 kB"),
  415: inJson(refusalShape, "The body is not sent as application/json"),
  422: inJson(refusalShape, "Faults by field, in the language of Accept-Language"),
};

export const doneShape = z.object({ success: z.literal(true) }).openapi("Done");
