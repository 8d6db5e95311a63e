import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";
import { notRetired } from "~/platform/text/momentFields";

import type { PageRow } from "./pageRow";

/**
 * Pages are saved in small batches, as a page can have 50 prices in each language, with 7 columns each, and the number
 * of parameters of a statement is limited.
 */
const pagesPerStatement = 50;

type NameOf = (file: string) => string;

/** Inserts or updates pages with their price lists; other pages stay. `nameOf` returns the stored name of a picture. */
export async function savePages(db: Db, rows: readonly PageRow[], nameOf: NameOf): Promise<void> {
  for (const batch of batchesOf(rows, pagesPerStatement)) {
    await savePageRows(db, batch, nameOf);
    await saveTexts(db, batch);
    await replacePrices(db, batch);
  }
}

async function savePageRows(db: Db, rows: readonly PageRow[], nameOf: NameOf) {
  const records = rows.map(({ id, group, position, picture, retired = notRetired }) => {
    return { id, group_name: group, position, picture: picture ? nameOf(picture) : null, ...retired };
  });
  await db
    .insertInto("page")
    .values(records)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        group_name: ref("excluded.group_name"),
        position: ref("excluded.position"),
        picture: ref("excluded.picture"),
        retired_at: ref("excluded.retired_at"),
        retired_to: ref("excluded.retired_to"),
      })),
    )
    .execute();
}

async function saveTexts(db: Db, rows: readonly PageRow[]) {
  const texts = rows.flatMap(({ id, title, slug, lead, body, pictureAlt }) =>
    locales.map((locale) => {
      const columns = { title: title[locale], slug: slug?.[locale] ?? "", lead: lead[locale], body_html: body[locale] };
      return { page_id: id, locale, ...columns, picture_alt: pictureAlt?.[locale] ?? "" };
    }),
  );
  await db
    .insertInto("page_text")
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(["page_id", "locale"]).doUpdateSet(({ ref }) => ({
        title: ref("excluded.title"),
        slug: ref("excluded.slug"),
        lead: ref("excluded.lead"),
        body_html: ref("excluded.body_html"),
        picture_alt: ref("excluded.picture_alt"),
      })),
    )
    .execute();
}

async function replacePrices(db: Db, rows: readonly PageRow[]) {
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("page_price").where("page_id", "in", ids).execute();
  const prices = rows.flatMap((row) => row.prices.flatMap((price, position) => pricesOf(row.id, price, position)));
  if (prices.length > 0) await db.insertInto("page_price").values(prices).execute();
}

function pricesOf(page_id: string, { name, price, upTo, note }: PageRow["prices"][number], position: number) {
  return locales.map((locale) => {
    const amounts = { price_minor: price[locale], up_to_minor: upTo?.[locale] ?? null };
    return { page_id, locale, position, name: name[locale], note: note?.[locale] ?? "", ...amounts };
  });
}
