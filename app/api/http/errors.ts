import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The body of every API error (decision 1). */
export const errorShape = z
  .object({
    statusCode: z.number().int(),
    message: z.string(),
    code: z.string().optional(),
    value: z.union([z.string(), z.number()]).optional(),
    name: z.string().optional(),
    errors: z.record(z.array(z.string())).optional(),
  })
  .openapi("Refusal");

export type ApiErrorBody = z.infer<typeof errorShape>;

type More = Omit<Partial<ApiErrorBody>, "statusCode" | "message">;

export const notFoundMessage = "This page could not be found";

/** Thrown to end a call with an error response. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: ContentfulStatusCode,
    message: string,
    readonly more: More = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export function errorResponse(
  context: Context,
  statusCode: ContentfulStatusCode,
  message: string,
  more: More = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return context.json({ statusCode, message, ...more } satisfies ApiErrorBody, statusCode, headers);
}

export function notFoundResponse(context: Context) {
  return errorResponse(context, 404, notFoundMessage);
}

/** Returns the error for missing resources and for those of other customers (decision 101). */
export function notFound(): ApiError {
  return new ApiError(404, notFoundMessage);
}

export function tooManyRequests(windowMs: number, message = "Too many requests"): ApiError {
  return new ApiError(429, message, {}, { "Retry-After": String(Math.ceil(windowMs / 1000)) });
}

/** Returns the description of a route's JSON response. */
export function jsonResponse<Shape extends z.ZodTypeAny>(schema: Shape, description: string) {
  return { content: { "application/json": { schema } }, description };
}

export const notFoundAnswer = jsonResponse(errorShape, notFoundMessage);
export const unauthorizedAnswer = jsonResponse(errorShape, "No bearer token, or one that is not known");
export const forbiddenAnswer = jsonResponse(errorShape, "The token is of nobody on staff with the scope");
export const tooManyRequestsAnswer = jsonResponse(errorShape, "Too many tries; Retry-After says when to come back");

/** Responses that every call with a body may have. */
export const bodyErrors = {
  400: jsonResponse(errorShape, "The body is no JSON object"),
  413: jsonResponse(errorShape, "The body is larger than 64 kB"),
  415: jsonResponse(errorShape, "The body is not sent as application/json"),
  422: jsonResponse(errorShape, "Faults by field, in the language of Accept-Language"),
};

export const doneShape = z.object({ success: z.literal(true) }).openapi("Done");
