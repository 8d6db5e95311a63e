import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { documentPath, mermaidOf, withDiagram, withoutDetours } from "./support/modules/moduleDiagram";

test("the diagram in docs/architecture.md is what the imports are", () => {
  const written = readFileSync(documentPath, "utf8");
  expect(withDiagram(written), "Run `npm run diagram` and commit docs/architecture.md.").toBe(written);
});

test("an arrow that a longer way replaces is left out, and the longest way stays", () => {
  const graph = new Map([
    ["routes", new Set(["cart", "money", "platform"])],
    ["cart", new Set(["money", "platform"])],
    ["money", new Set(["platform"])],
  ]);
  expect(mermaidOf(withoutDetours(graph), ["money", "cart"]).split("\n")).toEqual([
    "flowchart TD",
    "  subgraph features",
    "    cart",
    "    money",
    "  end",
    "  cart --> money",
    "  money --> platform",
    "  routes --> cart",
  ]);
});
