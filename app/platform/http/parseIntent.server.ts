import { data } from "@remix-run/node";
import type { z } from "zod";

import { parseForm } from "./parseForm.server";

type Intents = z.ZodDiscriminatedUnion<"intent", z.ZodDiscriminatedUnionOption<"intent">[]>;

/**
 * Parses a form whose field `intent` names the action to run. Returns the matching member of the route's union, with
 * the fields that this member declares. Throws 422 for an intent that is missing or not the route's; no form of the
 * shop sends one.
 */
export function parseIntent<Schema extends Intents>(
  typed: FormData,
  intents: Schema,
  headers: Record<string, string> = {},
): z.output<Schema> {
  const submission = parseForm(typed, intents);
  if (submission.status === "success") return submission.value;
  throw data({ elsewhere: null }, { status: 422, headers });
}
