import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The documents that code cites by number, and the anchors of the cited passages in `docs/`. */
const cited = {
  decision: { document: "docs/decisions.md", anchorOf: (number: string) => `d${number}` },
  specification: { document: "docs/specification.md", anchorOf: (number: string) => `s${number}` },
  domain: { document: "docs/domain.md", anchorOf: (number: string) => number },
} as const;

const documents = ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md", "docs/security.md"];
const files = ["app", "tests", "styles", "docs/decisions"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
);
const texts = ["server.ts", "vite.config.ts", ...documents, ...files]
  .filter((file) => /\.(tsx?|md)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

const list = String.raw`\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*`;

test.each(Object.entries(cited))(
  "every %s that is cited can be read in the repository",
  (kind, { document, anchorOf }) => {
    const anchors = new Set([...readFileSync(document, "utf8").matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));
    const citations = texts.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(String.raw`\b${kind}s? (${list})`, "g"))].flatMap(([, numbers = ""]) =>
        numbers.split(/, | and /).map((number) => ({ file, number })),
      ),
    );
    expect(citations.length).toBeGreaterThan(5);
    expect(citations.filter(({ number }) => !anchors.has(anchorOf(number)))).toEqual([]);
  },
);
