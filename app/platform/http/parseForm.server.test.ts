import { expect, test } from "vitest";
import { z } from "zod";

import { fieldNames } from "./fieldNames";
import { parseForm } from "./parseForm.server";

const schema = z
  .object({ email: z.string(), note: z.string().optional() })
  .superRefine(() => undefined)
  .transform((form) => form);

function form(entries: readonly (readonly [string, string])[]): FormData {
  const typed = new FormData();
  for (const [name, value] of entries) typed.append(name, value);
  return typed;
}

test("a schema's fields are found through refinements, transformations, pipes, unions and intersections", () => {
  const other = z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("a"), x: z.string() }),
    z.object({ intent: z.literal("b"), y: z.string() }),
  ]);
  expect(fieldNames(schema)).toEqual(["email", "note"]);
  expect(fieldNames(schema.pipe(z.unknown()))).toEqual(["email", "note"]);
  expect(fieldNames(schema.and(other))).toEqual(["email", "note", "intent", "x", "y"]);
  expect(() => fieldNames(z.string())).toThrow();
});

test.each([
  "email[50000000]",
  "email.x",
  "email[]",
  "a[2000000000]",
  "a]",
  "__proto__",
  "__proto__.x",
  "__intent__",
  "__state__",
  "constructor.prototype.x",
])("a field named %s is ignored", (name) => {
  const submission = parseForm(
    form([
      ["email", "eva@seznam.cz"],
      [name, '{"type":"insert","payload":{"name":"email","index":2000000000}}'],
    ]),
    schema,
  );
  expect(submission.status === "success" && submission.value).toEqual({ email: "eva@seznam.cz" });
  expect(submission.payload).toEqual({ email: "eva@seznam.cz" });
});

test("the first value of a repeated field counts", () => {
  const submission = parseForm(
    form([
      ["email", "first"],
      ["email", "second"],
    ]),
    schema,
  );
  expect(submission.status === "success" && submission.value).toEqual({ email: "first" });
});

test("a file is not a field's value", () => {
  const typed = new FormData();
  typed.append("email", new File(["x"], "x.txt"));
  expect(parseForm(typed, schema).reply()).toMatchObject({ error: { email: ["Required"] }, initialValue: {} });
});
