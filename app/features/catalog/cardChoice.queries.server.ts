import { sql } from "kysely";

import type { Db } from "~/platform/database.server";
import type { Locale } from "~/platform/locale";

import { type CardColour, writeColours } from "./card";
import { compareSizes } from "./product";

export type CardChoice = { colours: string; sizes: string };

/** What the e-shop can send of each product, as cards hold it. One query, a row for each product and colour. */
export async function readCardChoices(
  db: Db,
  locale: Locale,
  ids: readonly number[],
): Promise<Map<number, CardChoice>> {
  const rows = await selectColours(db, locale, ids).execute();
  const found = new Map<number, { colours: CardColour[]; sizes: Set<string> }>();
  for (const { productId, id, name, hex, sizes } of rows) {
    const choice = found.get(productId) ?? { colours: [], sizes: new Set() };
    found.set(productId, choice);
    if (id && name && hex) choice.colours.push({ id, name, hex });
    for (const size of sizes.split(",")) if (size) choice.sizes.add(size);
  }
  return new Map([...found].map(([id, { colours, sizes }]) => [id, choiceOf(colours, sizes)]));
}

function choiceOf(colours: CardColour[], sizes: Set<string>): CardChoice {
  return { colours: writeColours(colours), sizes: [...sizes].sort(compareSizes).join(",") };
}

function selectColours(db: Db, locale: Locale, ids: readonly number[]) {
  return db
    .selectFrom("variant")
    .leftJoin("colour", "colour.id", "variant.colour_id")
    .leftJoin("colour_text", (join) =>
      join.onRef("colour_text.colour_id", "=", "colour.id").on("colour_text.locale", "=", locale),
    )
    .where("variant.product_id", "in", ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("stock")
          .innerJoin("store", "store.id", "stock.store_id")
          .whereRef("stock.variant_id", "=", "variant.id")
          .where("store.kind", "=", "warehouse")
          .where("stock.on_hand", ">", 0)
          .select("stock.variant_id"),
      ),
    )
    .groupBy(["variant.product_id", "colour.id", "colour.hex", "colour_text.name"])
    .select(({ fn }) => [
      "variant.product_id as productId",
      "colour.id as id",
      "colour_text.name as name",
      "colour.hex as hex",
      sql<string>`string_agg(variant.size, ',')`.as("sizes"),
      fn.min("variant.position").as("place"),
    ])
    .orderBy("place");
}
