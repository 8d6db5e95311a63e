import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import type { ProductCard } from "./card";
import { drawCards } from "./gridCards.server";

const card: ProductCard = {
  id: 1001,
  name: "Bunda <b>",
  slug: "bunda",
  categorySlug: "bundy",
  picture: "front.webp",
  secondPicture: "back.webp",
  priceMinor: 12_990,
  isFrom: true,
  struckMinor: null,
  discountPercent: 0,
  availability: "online",
  labels: [],
  colours: [
    { id: "cerna", name: "černá", hex: "#111111" },
    { id: "hneda", name: "hnědá", hex: "#553311" },
  ],
  sizes: ["46", "48"],
};

async function drawn(cards: readonly ProductCard[], headers = {}) {
  const db = await freshDb();
  await stockJacket(db, { id: 1001 });
  const request = new Request("http://localhost/1/muzi", { headers });
  return drawCards({ db, locale: "cs", request, context: {} }, cards, { headingLevel: "h2", isAboveFold: true });
}

test("a card has name, price, colours and a form that is sent to its product", async () => {
  const [first] = await drawn([card]);
  expect(first).toMatchObject({ id: 1001, name: "Bunda <b>", priceMinor: 12_990, struckMinor: null });
  const html = first?.html ?? "";
  expect(html).toContain("Bunda &lt;b&gt;</a></h2>");
  expect(html).toContain('aria-label="černá, hnědá"');
  expect(html).toMatch(/<noscript><form method="post" action="\/1001\/bundy\/bunda"/);
  expect(html).toContain('name="velikost"');
});

test("the price before a sale stands once, behind the words that name it", async () => {
  const [onSale] = await drawn([{ ...card, isFrom: false, struckMinor: 15_990, discountPercent: 18 }]);
  const text = (onSale?.html ?? "").replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ");
  expect(text).toMatch(/Cena po slevě 12 990 Kč\s*15 990 Kč nejnižší za 30 dní/);
  expect(text.split("15 990")).toHaveLength(2);
});

test("lite mode has the form without scripts, and small pictures", async () => {
  const [first] = await drawn([card], { "Save-Data": "on" });
  expect(first?.html).not.toContain("<noscript>");
  expect(first?.html).not.toContain("srcSet");
});

test("a card's revision changes with what it shows", async () => {
  const [first, dearer] = await drawn([card, { ...card, priceMinor: 13_990 }]);
  expect(dearer?.revision).not.toBe(first?.revision);
});

test("only the first pictures of the page load at once", async () => {
  const cards = await drawn([1, 2, 3].map((id) => ({ ...card, id })));
  expect(cards.map(({ html = "" }) => html.includes('loading="eager"'))).toEqual([true, true, false]);
});
