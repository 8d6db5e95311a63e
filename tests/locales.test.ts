import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

const namespaces = readdirSync("locales/cs").map((file) => file.replace(".json", ""));

function textsOf(locale: string): Map<string, string> {
  return new Map(
    namespaces.flatMap((namespace) => {
      const texts: Texts = JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, "utf8"));
      return flat(texts).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]);
    }),
  );
}

function flat(texts: Texts, path = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
}

const czech = textsOf("cs");
const slovak = textsOf("sk");
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(join("app", file), "utf8"));

test("both languages have the same keys", () => {
  expect(readdirSync("locales/sk")).toEqual(readdirSync("locales/cs"));
  expect([...slovak.keys()]).toEqual([...czech.keys()]);
  expect(czech.size).toBeGreaterThan(100);
});

test("both languages fill in the same values", () => {
  const unlike = [...czech].filter(
    ([key, text]) => `${placeholders(text)}` !== `${placeholders(slovak.get(key) ?? "")}`,
  );
  expect(unlike).toEqual([]);
});

test("no text is empty", () => {
  expect([...czech, ...slovak].filter(([, text]) => text.trim() === "")).toEqual([]);
});

test("a text that counts has every plural form", () => {
  const forms = ["one", "few", "many", "other"];
  const counted = [...czech.keys()]
    .filter((key) => /_(one|few|many|other)$/.test(key))
    .map((key) => key.replace(/_\w+$/, ""));
  const lacking = counted.filter((key) => forms.some((form) => !czech.has(`${key}_${form}`)));
  expect(lacking).toEqual([]);
});

test("every key that a schema or a server module names exists", () => {
  const named = sources.flatMap((source) =>
    [...source.matchAll(/["'`]((\w+):[\w.]+)(?:\|\d+)?["'`]/g)]
      .filter(([, , namespace = ""]) => namespaces.includes(namespace))
      .map(([, key]) => key),
  );
  const exists = (key: string | undefined) => key !== undefined && (czech.has(key) || czech.has(`${key}_other`));
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((key) => !exists(key))).toEqual([]);
});

test("every text is shown somewhere: code names its key, or builds it", () => {
  const named = new Set(
    sources.flatMap((source) => [...source.matchAll(/["'`]((?:\w+:)?[\w.-]+)(?:\|\d+)?["'`]/g)].map(([, key]) => key)),
  );
  // `group.${title}` stands for every key that begins so; a template without any word of a key would stand for all.
  const built = sources
    .flatMap((source) => [...source.matchAll(/`((?:\w+:)?[\w.-]*\|?\$\{[^`]*)`/g)].map(([, template = ""]) => template))
    .map((template) => template.replace(/\$\{[^{}]*\}/g, "*").replace(/\|\*$/, ""))
    .filter((template) => /^(?:\w+:)?[\w.*-]+$/.test(template) && /[a-z]{3}/i.test(template));
  const patterns = new RegExp(`^(?:${built.map((template) => template.replace(/[.*]/g, wildcard)).join("|")})$`);
  const isShown = (key: string) => {
    const names = [key, key.replace(/^\w+:/, "")].flatMap((name) => [name, name.replace(/_[a-z]+$/, "")]);
    return names.some((name) => named.has(name) || patterns.test(name));
  };
  expect([...czech.keys()].filter((key) => !isShown(key))).toEqual([]);
});

test("every text that a journey looks for exists", () => {
  const journeys = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const named = journeys.flatMap((file) =>
    [...readFileSync(join("tests", file), "utf8").matchAll(/\btext\("(\w+:[\w.]+)"/g)].map(([, key = ""]) => key),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !czech.has(key) && !czech.has(`${key}_other`))).toEqual([]);
});

function wildcard(sign: string): string {
  return sign === "*" ? "[\\w.-]+" : `\\${sign}`;
}
