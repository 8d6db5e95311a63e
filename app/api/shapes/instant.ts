import { z } from "@hono/zod-openapi";

export const instant = z.string().openapi({ format: "date-time" });

export function formatInstant(at: number): string {
  return new Date(at).toISOString();
}
