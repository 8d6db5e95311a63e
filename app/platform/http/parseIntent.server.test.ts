import { expect, test } from "vitest";
import { z } from "zod";

import { typedText } from "../text/typedText";
import { parseIntent } from "./parseIntent.server";

const intents = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), name: typedText }),
  z.object({ intent: z.literal("remove"), id: typedText }),
]);

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test("an intent comes with its own fields, empty ones and missing ones as empty texts", () => {
  expect(parseIntent(formOf(["intent", "rename"], ["name", " Eva "], ["id", "7"]), intents)).toEqual({
    intent: "rename",
    name: " Eva ",
  });
  expect(parseIntent(formOf(["intent", "remove"], ["id", ""]), intents)).toEqual({ intent: "remove", id: "" });
  expect(parseIntent(formOf(["intent", "remove"]), intents)).toEqual({ intent: "remove", id: "" });
});

test("the first intent counts, as in a form whose pressed button stands before a hidden field", () => {
  const form = formOf(["intent", "remove"], ["intent", "rename"]);
  expect(parseIntent(form, intents)).toMatchObject({ intent: "remove" });
});

test.each([[[]], [[["intent", ""]]], [[["intent", "__proto__"]]], [[["id", "7"]]]] as [string, string][][][])(
  "%j asks for nothing that the route knows: 422",
  (fields) => {
    const parse = () => parseIntent(formOf(...fields), intents, { "Cache-Control": "no-store" });
    expect(parse).toThrow(
      expect.objectContaining({
        init: { status: 422, headers: { "Cache-Control": "no-store" } },
      }),
    );
  },
);
