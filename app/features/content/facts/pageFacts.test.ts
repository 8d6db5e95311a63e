import { expect, test } from "vitest";

import { blocksIn, type FactName, factNames, fillBlocks, fillFacts, unknownFact, withoutFacts } from "./pageFacts";

const facts = Object.fromEntries(factNames.map((name) => [name, `«${name}»`])) as Record<FactName, string>;

test("facts stand in sentences, blocks instead of a paragraph", () => {
  const text = "<p>Prodává {{seller.name}}.</p><p>{{delivery.prices}}</p>";
  const filled = fillFacts(text, facts);
  expect(filled).toBe("<p>Prodává «seller.name».</p><p>{{delivery.prices}}</p>");
  expect(blocksIn(filled)).toEqual(["delivery.prices"]);
  expect(fillBlocks(filled, { "delivery.prices": "<table>$&</table>" })).toBe(
    "<p>Prodává «seller.name».</p><table>$&</table>",
  );
});

test("a block without HTML takes its paragraph along", () => {
  expect(fillBlocks("<h2>Ceny</h2><p>{{delivery.prices}}</p>", {})).toBe("<h2>Ceny</h2>");
});

test("a name that stands for nothing is found", () => {
  expect(unknownFact("<p>{{seller.name}} {{seller.shoe}}</p>")).toBe("seller.shoe");
  expect(unknownFact("<p>{{ seller.name }}</p>")).toBe(" seller.name ");
  expect(unknownFact("<p>{{seller.name}}</p><p>{{cookies.table}}</p>")).toBeUndefined();
});

test("the search does not read the names", () => {
  expect(withoutFacts("<p>Do {{retention.mail}} dnů</p>")).toBe("<p>Do   dnů</p>");
});
