import { sql } from "kysely";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";
import { cachedForASecond } from "~/platform/time/shortCache.server";

import type { CardColour } from "./cardColour";

/** Reads all colours of the shop by id, in one language. All cards share them, so they are cached for a second. */
export const readPalette = cachedForASecond(
  async (db: Db, locale: Locale): Promise<ReadonlyMap<string, CardColour>> => {
    const rows = await db
      .selectFrom("colour")
      .innerJoin("colour_text", "colour_text.colour_id", "colour.id")
      .where("colour_text.locale", "=", locale)
      .select(["colour.id", "colour_text.name", "colour.hex"])
      .execute();
    return new Map(rows.map((colour) => [colour.id, colour]));
  },
);

/**
 * `cerna=46,48;hneda=50`: the colours in stock online, each with its sizes; `=46,48` for a product without colours, `=`
 * for one without either, empty when nothing is in stock online. Pieces are summed, because Postgres turns an `exists`
 * here into a join that reads the whole stock for each product until it has analyzed the tables after an import.
 */
const cardOptions = sql<string>`coalesce((
  select string_agg(colour.part, ';' order by colour.place) from (
    select coalesce(variant.colour_id, '') || '=' || string_agg(variant.size, ',' order by variant.position) as part,
      min(variant.position) as place
    from variant
    where variant.product_id = product.id and (
      select sum(stock.on_hand) from stock join store on store.id = stock.store_id
      where stock.variant_id = variant.id and store.kind = 'warehouse' and store.retired_at is null
    ) > 0
    group by variant.colour_id
  ) as colour
), '')`;

export async function recomputeCardOptions(db: Db, productIds: readonly number[]): Promise<void> {
  for (const batch of batchesOf(productIds)) {
    await db
      .updateTable("product")
      .set({ card_choice: cardOptions })
      .where("id", "in", batch)
      .where("card_choice", "<>", cardOptions)
      .execute();
  }
}
