import { expect, test } from "vitest";

import type { SearchDocument } from "./searchDocument";
import { SearchIndex } from "./searchIndex";

function document(id: number, name: string, changes: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    locales: ["cs", "sk"],
    presence: 2,
    position: id,
    texts: [{ level: "name", locale: "cs", text: name }],
    ...changes,
  };
}

function indexOf(...documents: SearchDocument[]): SearchIndex {
  const index = new SearchIndex();
  for (const item of documents) index.put(item);
  return index;
}

test("name matches rank before kind, kind before detail, and whole words before prefixes", () => {
  const texts = (level: "name" | "kind" | "detail", text: string): SearchDocument["texts"] => [
    { level: "name", locale: "cs", text: "Xaver" },
    { level, locale: "cs", text },
  ];
  const index = indexOf(
    document(1, "", { texts: texts("detail", "nubuk") }),
    document(2, "", { texts: texts("kind", "nubuk") }),
    document(3, "Nubuková krása"),
    document(4, "Nubukovník"),
  );
  expect(index.find("nubuk", "cs").ids).toEqual([3, 4, 2]);
});

test("among equal matches, products in stock online come first, then the operator's order", () => {
  const index = indexOf(
    document(1, "Bunda Adam", { presence: 0, position: 1 }),
    document(2, "Bunda Bořek", { presence: 2, position: 9 }),
    document(3, "Bunda Cyril", { presence: 2, position: 5 }),
    document(4, "Bunda David", { presence: 1, position: 1 }),
  );
  expect(index.find("bunda", "cs").ids).toEqual([3, 2, 4, 1]);
});

test("only documents matching every word are found; where there are none, those matching most words", () => {
  const index = indexOf(document(1, "Černá bunda"), document(2, "Hnědá bunda"), document(3, "Černý kabát"));
  expect(index.find("černá bunda", "cs")).toEqual({ ids: [1], isPartial: false });
  expect(index.find("černý svetr", "cs")).toEqual({ ids: [1, 3], isPartial: true });
  expect(index.find("svetr", "cs").ids).toEqual([]);
});

test.each(["", " ", "!?", "a", "\u0000", "x".repeat(100), "a ".repeat(50), "%_'\""])("%j does not fail", (query) => {
  expect(indexOf(document(1, "Bunda")).find(query, "cs").ids.length).toBeLessThanOrEqual(1);
});

test("one wrong, missing, doubled or swapped letter is tolerated in words of five letters or more", () => {
  const index = indexOf(document(1, "Batoh"), document(2, "Vak"));
  for (const typo of ["batog", "bato", "battoh", "baoth"]) expect(index.find(typo, "cs").ids, typo).toEqual([1]);
  expect(index.find("vat", "cs").ids).toEqual([]);
});

test("a shop version finds only what it shows", () => {
  const index = indexOf(document(1, "Bunda", { locales: ["cs"] }), document(2, "Bunda"));
  expect(index.find("bunda", "sk").ids).toEqual([2]);
});

test("a changed document is found only by its new words, and in its new position", () => {
  const index = indexOf(document(1, "Bunda", { position: 1 }), document(2, "Bunda", { position: 2 }));
  index.put(document(1, "Bunda a vesta", { position: 3 }));
  expect(index.find("bunda", "cs").ids).toEqual([2, 1]);
  index.put(document(2, "Kabát"));
  expect(index.find("bunda", "cs").ids).toEqual([1]);
  index.remove(1);
  expect(index.find("bunda", "cs").ids).toEqual([]);
  expect(index.size).toBe(1);
  expect(index.wasted).toBe(3);
});

test("a beginning is completed to phrases from names, without the names of models", () => {
  const index = indexOf(
    document(1, "Pánská kožená bunda Adam"),
    document(2, "Kožená bunda Eva"),
    document(3, "Límec z lišky Ida"),
  );
  expect(index.complete("kož", "cs", 3)).toEqual(["kožená bunda"]);
  expect(index.complete("lím", "cs", 3)).toEqual(["límec", "límec z lišky"]);
  expect(index.complete("kožená bunda", "cs", 3)).toEqual([]);
});

test("results are cached until a document is added or removed", () => {
  const index = indexOf(document(1, "Bunda Adam"));
  const cached = index.find("bunda", "cs");
  expect(index.find("bunda", "cs")).toBe(cached);
  index.put(document(2, "Bunda Bořek"));
  expect(index.find("bunda", "cs").ids).toEqual([1, 2]);
  index.remove(1);
  expect(index.find("bunda", "cs").ids).toEqual([2]);
});
