import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Words that mislead, because every shop has another name for the thing, with that name. They may stand neither alone
 * nor as a part of a name. docs/glossary.md has the words that are special here.
 */
const banned: Record<string, string> = {
  glance: "miniCart",
  deed: "action, operation or transaction",
  shelf: "catalogSnapshot",
  shelved: "CachedSnapshot",
  sift: "validate",
  sifted: "ValidationResult",
  complaint: "error",
  liven: "enhance",
  lively: "enhanced",
  overtaken: "ConcurrentUpdate",
  unite: "merge",
  patiently: "withRetry",
  mend: "resolve or repair",
  scriptless: "noScriptOnly",
  catalogue: "catalog",
  handbook: "openApiView",
  sweep: "purgeExpired",
  told: "shown, said, sent or answered",
  whoever: "the role: visitor, customer, operator, staff",
};

const sources = ["app", "tests", "styles"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .concat("server.ts", "vite.config.ts")
  // Migrations that have run elsewhere keep their names.
  .filter((file) => /\.tsx?$/.test(file) && !/database\/(?:migrations|schema)\b|vocabulary\.test\.ts$/.test(file));

/** `moveOrderLines` has the words move, order and lines; texts in quotes are not looked at. */
function wordsOf(code: string): Set<string> {
  const names = code.replace(/"(?:[^"\\\n]|\\.)*"/g, "").match(/[A-Za-z]+/g) ?? [];
  return new Set(names.flatMap((name) => name.split(/(?<=[a-z])(?=[A-Z])/)).map((word) => word.toLowerCase()));
}

test("names and comments use the words of the trade", () => {
  const found = sources.flatMap((file) => {
    const words = wordsOf(`${file} ${readFileSync(file, "utf8")}`);
    return Object.entries(banned)
      .filter(([word]) => words.has(word))
      .map(([word, instead]) => `${file}: ${word} (instead: ${instead})`);
  });
  expect(found).toEqual([]);
});
