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

export const notFoundMessage = "This page could not be found";

export function refuse(
  context: Context,
  statusCode: ContentfulStatusCode,
  message: string,
  more: Partial<Refusal> = {},
) {
  return context.json({ statusCode, message, ...more }, statusCode);
}

export function refuseUnknown(context: Context) {
  return context.json({ statusCode: 404, message: notFoundMessage } satisfies Refusal, 404);
}

/** A response of a route's description, in JSON. */
export function inJson<Shape extends z.ZodTypeAny>(schema: Shape, description: string) {
  return { content: { "application/json": { schema } }, description };
}

export const unknownAnswer = inJson(refusalShape, notFoundMessage);
