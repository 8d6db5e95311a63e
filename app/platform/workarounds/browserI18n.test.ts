import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { i18nFor } from "../i18n/i18n.server";
import { resources } from "../i18n/resources.server";
import { type Loaded, translate } from "./browserI18n";

const counts = [0, 1, 2, 4, 5, 21, 1.5];

for (const locale of ["cs", "sk"] as const) {
  test(`browserI18n: the browser translates every ${locale} text as the server's i18next does`, () => {
    const texts = textsOf(locale);
    const server = i18nFor(locale).getFixedT(locale, "shell") as (key: string, values: object) => string;
    const keys = keysOf(texts);
    expect(keys.length).toBeGreaterThan(300);
    const values = placeholdersOf(texts);
    for (const key of keys) {
      for (const count of counts) {
        const given = { ...values, count };
        expect(translate(texts, locale, "shell", key, given), `${key} ${count}`).toBe(server(key, given));
      }
    }
  });
}

test("a key without a text is shown as it is, and a namespace falls back to `ui`", () => {
  const texts = textsOf("cs");
  expect(translate(texts, "cs", "shell", "nothing.here")).toBe("nothing.here");
  expect(translate(texts, "cs", "shell", "pager.next")).toBe(translate(texts, "cs", "ui", "pager.next"));
});

function textsOf(locale: "cs" | "sk"): Loaded {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${locale}/${name}.json`, "utf8"));
  return new Map(Object.keys(resources.cs).map((name) => [name, read(name)]));
}

/** Returns every key with its namespace. A key with plural forms is returned once, without the form. */
function keysOf(texts: Loaded): string[] {
  const walk = (node: object, path: string): string[] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === "string" ? [path + key] : walk(value, `${path}${key}.`),
    );
  const written = [...texts].flatMap(([name, node]) => walk(node, `${name}:`));
  return [...new Set(written.map((key) => key.replace(/_(zero|one|few|many|other)$/, "")))];
}

/** Returns a value for every placeholder that any text has. */
function placeholdersOf(texts: Loaded): Record<string, string> {
  const names = [...JSON.stringify([...texts]).matchAll(/{{(\w+)}}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.filter((name) => name !== "count").map((name) => [name, `<${name}>`]));
}
