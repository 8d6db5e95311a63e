import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Words of this project's own that the code used for things that have a common name, with that name. They must not come
 * back, neither alone nor as part of a name. docs/glossary.md lists the special words that stay.
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
  // Migrations keep their names, because databases in use have already run them.
  .filter((file) => /\.tsx?$/.test(file) && !/database\/(?:migrations|schema)\b|vocabulary\.test\.ts$/.test(file));

/** Returns the words in names: `moveOrderLines` has the words move, order and lines. Texts in quotes are ignored. */
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
