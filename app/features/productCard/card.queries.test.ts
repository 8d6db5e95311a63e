import { expect, test } from "vitest";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { readCards, withPicturesInColours } from "./card.queries.server";

const now = 1_795_000_000_000;
const [inTwoColours, inBlack] = [1001, 1002];

/** One jacket with two pictures in black, which come first, and two in brown; another with one picture, in black. */
async function cards() {
  const db = await freshDb();
  const colours = ["cerna", "hneda"].map((id, position) => ({ id, position, hex: "#222222" }));
  await db.insertInto("colour").values(colours).execute();
  for (const id of [inTwoColours, inBlack]) await stockJacket(db, { id });
  const views = [
    ...["cerna-front", "cerna-back", "hneda-front", "hneda-back"].map((view) => ({ product_id: inTwoColours, view })),
    { product_id: inBlack, view: "cerna-front" },
  ];
  const pictures = views.map(({ product_id, view }, index) => {
    const place = { id: index + 1, position: index, colour_id: view.split("-")[0] ?? null };
    return { ...place, product_id, file: `${product_id}-${view}.webp` };
  });
  await db.insertInto("picture").values(pictures).execute();
  for (const id of [inTwoColours, inBlack]) {
    const main_picture = `${id}-cerna-front.webp`;
    await db.updateTable("product").set({ main_picture }).where("id", "=", id).execute();
  }
  const read = await readCards(db, "cs", [inTwoColours, inBlack], now);
  return async (...colourIds: string[]) =>
    (await withPicturesInColours(db, read, colourIds)).map(({ picture, secondPicture }) => [picture, secondPicture]);
}

const black = [
  ["1001-cerna-front.webp", "1001-cerna-back.webp"],
  ["1002-cerna-front.webp", null],
];

test("without a chosen colour a card shows the product's first picture", async () => {
  const shown = await cards();
  expect(await shown()).toEqual(black);
});

test("a card shows its pictures in the chosen colour, or its usual ones if it has none in that colour", async () => {
  const shown = await cards();
  expect(await shown("hneda")).toEqual([["1001-hneda-front.webp", "1001-hneda-back.webp"], black[1]]);
});

test("where only stock counts, a card shows no colour that is sold out online", async () => {
  const db = await freshDb();
  await stockJacket(db, { id: inBlack });
  await db.insertInto("colour").values({ id: "hneda", position: 1, hex: "#222222" }).execute();
  const brown = { id: 1, product_id: inBlack, position: 0, colour_id: "hneda", file: "hneda.webp" };
  await db.insertInto("picture").values(brown).execute();
  const [card] = await readCards(db, "cs", [inBlack], now);
  if (!card) throw new Error("no card");
  const shownAs = async (colours: string[]) => {
    const inStock = colours.map((id) => ({ id, name: id, hex: "#222222" }));
    const [shown] = await withPicturesInColours(db, [{ ...card, colours: inStock }], ["hneda"], { isInStock: true });
    return shown?.picture;
  };
  expect(await shownAs(["cerna"])).toBe(card.picture);
  expect(await shownAs(["cerna", "hneda"])).toBe("hneda.webp");
});

test("of several chosen colours a card shows the one whose pictures come first", async () => {
  const shown = await cards();
  expect(await shown("hneda", "cerna")).toEqual(black);
});

test("a card whose picture's colour is sold out shows a colour in stock, and names the picture's colour first", async () => {
  const db = await freshDb();
  const colours = ["cerna", "hneda", "konak"].map((id, position) => ({ id, position, hex: "#222222" }));
  await db.insertInto("colour").values(colours).execute();
  const texts = colours.map(({ id }) => ({ colour_id: id, locale: "cs" as const, name: id }));
  await db.insertInto("colour_text").values(texts).execute();
  await stockJacket(db, { id: inTwoColours });
  const pictures = ["cerna", "konak", "hneda"].map((colour_id, position) => ({
    id: position + 1,
    product_id: inTwoColours,
    position,
    colour_id,
    file: `${colour_id}.webp`,
  }));
  await db.insertInto("picture").values(pictures).execute();
  const cardWith = async (card_choice: string) => {
    const product = { main_picture: "cerna.webp", card_choice };
    await db.updateTable("product").set(product).where("id", "=", inTwoColours).execute();
    const [card] = await readCards(db, "cs", [inTwoColours], now);
    return [card?.picture, card?.colours.map(({ id }) => id)];
  };
  expect(await cardWith("hneda=46;cerna=46")).toEqual(["cerna.webp", ["cerna", "hneda"]]);
  expect(await cardWith("hneda=46;konak=46")).toEqual(["konak.webp", ["konak", "hneda"]]);
  expect(await cardWith("")).toEqual(["cerna.webp", []]);
});
