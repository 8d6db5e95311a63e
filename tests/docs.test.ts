import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { settingSchemas } from "~/features/settings/settings";

import { featureOrder, tableOwners } from "./support/modules/features";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "catalog/README.md",
  "docs/architecture.md",
  "docs/decisions.md",
  "docs/domain.md",
  "docs/glossary.md",
  "docs/operating.md",
  "docs/security.md",
  "docs/specification.md",
  "docs/texts.md",
  "docs/workarounds.md",
  ...readdirSync("docs/decisions").map((file) => join("docs/decisions", file)),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test.each(documents)("%s names only files and scripts that are there", (document) => {
  const text = readFileSync(document, "utf8");
  const paths = [...text.matchAll(/`((?:app|tests|styles|locales|catalog|docs|public)\/[\w./-]*|server\.ts)`/g)].map(
    ([, path]) => path ?? "",
  );
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? "");
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test("the operator's guide names every setting", () => {
  const guide = readFileSync("docs/operating.md", "utf8");
  const names = Object.keys(settingSchemas);
  expect(names.filter((name) => !new RegExp(`^\\|.*\`${name}\`.*\\|.*\\|$`, "m").test(guide))).toEqual([]);
});

test("the architecture page lists the features in their order, each with the tables that it writes", () => {
  const rows = readFileSync("docs/architecture.md", "utf8").matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \|$/gm);
  const features = [...rows].map(([, name = "", writes = ""]) => {
    // What follows a semicolon or a colon are columns of tables that another module owns.
    const [tables = ""] = writes.split(/[;:]/);
    return { name, tables: [...tables.matchAll(/`(\w+)`/g)].map(([, table = ""]) => table).sort() };
  });
  const owned = featureOrder.map((name) => ({ name, tables: [...(tableOwners[name] ?? [])].sort() }));
  expect(features).toEqual(owned);
});
