import { z } from "zod";

/**
 * This file has the fields that rows of an operator's files are made of. Each message continues a sentence that begins
 * with the field's name: "name.cs must …".
 */

/** Returns the schema of a text in both languages, and nothing else. */
export function inBothLocales<Shape extends z.ZodTypeAny>(shape: Shape) {
  return z.strictObject({ cs: shape, sk: shape });
}

/** Returns the schema of one line of printable text; spaces at its ends are trimmed. */
export function textLine(longest: number, shortest = 1) {
  return z
    .string()
    .trim()
    .min(shortest)
    .max(longest)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "must not hold control characters");
}

export const identifier = z
  .string()
  .max(50)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be small letters a-z and digits, in words joined by hyphens");

/** A sort position; it need not be unique. */
export const position = z.number().int().min(0).max(1_000_000);

/** A day that exists, as YYYY-MM-DD, from 2000 to 2099. */
export const calendarDate = z.string().refine(isCalendarDate, "must be a day such as 2026-12-24");

export function isCalendarDate(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns true when no member of a list is repeated. */
export function isWithoutRepeats(list: readonly (string | number)[]): boolean {
  return new Set(list).size === list.length;
}

/** Returns a sentence such as `price.czk is missing` for each zod issue of a row; empty without an error. */
export function rowErrors(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map((issue) => `${fieldName(issue.path)} ${errorOf(issue)}`);
}

function fieldName(path: readonly (string | number)[]): string {
  if (path.length === 0) return "the row";
  return path.map((step, index) => (typeof step === "number" ? `[${step}]` : index > 0 ? `.${step}` : step)).join("");
}

function errorOf(issue: z.ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.received === "undefined") return "is missing";
      return `must be ${wordFor[issue.expected] ?? issue.expected}, not ${wordFor[issue.received] ?? issue.received}`;
    case "unrecognized_keys":
      return `has an unknown field: ${issue.keys.join(", ")}`;
    case "invalid_enum_value":
      return `must be one of ${issue.options.join(", ")}`;
    case "too_small":
      return `must ${measure(issue.type, Number(issue.minimum), "at least")}`;
    case "too_big":
      return `must ${measure(issue.type, Number(issue.maximum), "at most")}`;
    default:
      return issue.message;
  }
}

const wordFor: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  float: "a fraction",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

function measure(type: string, limit: number, side: string): string {
  if (type === "string")
    return limit === 1 && side === "at least" ? "not be empty" : `have ${side} ${limit} characters`;
  if (type === "array") return `have ${side} ${limit} ${limit === 1 ? "member" : "members"}`;
  return `be ${side} ${limit}`;
}
