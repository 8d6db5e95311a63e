import { expect, test } from "vitest";

import { blocksIn, type FactName, factNames, fillBlocks, fillFacts, unknownFact, withoutFacts } from "./pageFacts";

const facts = Object.fromEntries(factNames.map((name) => [name, `«${name}»`])) as Record<FactName, string>;

test("facts stand in sentences, blocks instead of a paragraph", () => {
  const text = "<p>Prodává {{seller.name}}.</p><p>{{delivery.carriers}}</p>";
  const filled = fillFacts(text, facts);
  expect(filled).toBe("<p>Prodává «seller.name».</p><p>{{delivery.carriers}}</p>");
  expect(blocksIn(filled)).toEqual(["delivery.carriers"]);
  expect(fillBlocks(filled, { "delivery.carriers": "<table>$&</table>" })).toBe(
    "<p>Prodává «seller.name».</p><table>$&</table>",
  );
});

test("a block without HTML takes its paragraph along", () => {
  expect(fillBlocks("<h2>Ceny</h2><p>{{delivery.carriers}}</p>", {})).toBe("<h2>Ceny</h2>");
});

test("a name that stands for nothing is found", () => {
  expect(unknownFact("<p>{{seller.name}} {{seller.shoe}}</p>")).toBe("seller.shoe");
  expect(unknownFact("<p>{{ seller.name }}</p>")).toBe(" seller.name ");
  expect(unknownFact("<p>{{seller.name}}</p><p>{{cookies.table}}</p>")).toBeUndefined();
});

test("the search does not read the names", () => {
  expect(withoutFacts("<p>Do {{retention.mail}} dnů</p>")).toBe("<p>Do   dnů</p>");
});

test("a passage about a value that is not set is left out", () => {
  const text = "<p>A.{{?seller.mediator}} Řeší {{seller.mediator}}.{{/seller.mediator}} B.</p>";
  expect(fillFacts(text, facts)).toBe("<p>A. Řeší «seller.mediator». B.</p>");
  expect(fillFacts(text, { ...facts, "seller.mediator": "" })).toBe("<p>A. B.</p>");
  expect(unknownFact(text)).toBeUndefined();
  expect(unknownFact("{{?seller.shoe}}A{{/seller.shoe}}")).toBe("seller.shoe");
  expect(unknownFact("{{?seller.mediator}}A{{/seller.name}}")).toBe("?seller.mediator");
  expect(withoutFacts("a{{?seller.mediator}}b{{/seller.mediator}}")).toBe("a b ");
});
