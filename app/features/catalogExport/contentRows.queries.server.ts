import { formatRowAmount } from "~/features/money/amountFields";
import type { Db } from "~/platform/database/database.server";

import { groupBy, inLanguages, type RawRow, retirement, withoutEmpty } from "./rawRow";

/** Reads the lines of the files of banners, pages and posts from the shop's current data. */

export async function readBannerRows(db: Db): Promise<RawRow[]> {
  const banners = await db
    .selectFrom("banner")
    .orderBy("set_name")
    .orderBy("position")
    .orderBy("id")
    .selectAll()
    .execute();
  const byId = groupBy(banners, ({ id }) => id.replace(/-(?:cs|sk)$/, ""));
  const ids = [...new Set(banners.map(({ id }) => id.replace(/-(?:cs|sk)$/, "")))];
  return ids.map((id) => {
    const rows = byId(id);
    const [first] = rows;
    return {
      id,
      set: first?.set_name,
      position: first?.position,
      title: inLanguages(rows, ({ title }) => title),
      content: inLanguages(rows, ({ content }) => content),
      url: inLanguages(rows, ({ url }) => url),
      ...withoutEmpty({ target: first?.target, picture: first?.image }),
    };
  });
}

export async function readPageRows(db: Db): Promise<RawRow[]> {
  const pages = await db
    .selectFrom("page")
    .orderBy("group_name")
    .orderBy("position")
    .orderBy("id")
    .selectAll()
    .execute();
  const texts = groupBy(await db.selectFrom("page_text").selectAll().execute(), ({ page_id }) => page_id);
  const prices = groupBy(
    await db.selectFrom("page_price").orderBy("position").selectAll().execute(),
    ({ page_id }) => page_id,
  );
  return pages.map(({ id, group_name: group, position, picture, ...row }) => {
    const slug = inLanguages(texts(id), (text) => text.slug);
    return {
      id: /^\d+$/.test(id) ? Number(id) : id,
      group,
      position,
      title: inLanguages(texts(id), ({ title }) => title),
      ...(slug.cs === "" ? {} : { slug }),
      lead: inLanguages(texts(id), ({ lead }) => lead),
      body: inLanguages(texts(id), (text) => text.body_html),
      ...(picture === null ? {} : { picture, pictureAlt: inLanguages(texts(id), (text) => text.picture_alt) }),
      prices: priceRows(prices(id)),
      ...withoutEmpty({ retired: retirement(row) }),
    };
  });
}

type PagePrice = {
  locale: "cs" | "sk";
  position: number;
  name: string;
  price_minor: number;
  up_to_minor: number | null;
  note: string;
};

function priceRows(prices: readonly PagePrice[]): RawRow[] {
  const byPosition = groupBy(prices, ({ position }) => position);
  return [...new Set(prices.map(({ position }) => position))].map((position) => {
    const rows = byPosition(position);
    const amounts = (of: (row: PagePrice) => number | null) => {
      const amount = (locale: "cs" | "sk") => of(rows.find((row) => row.locale === locale) ?? zero) ?? 0;
      return { czk: formatRowAmount(amount("cs"), "cs"), eur: formatRowAmount(amount("sk"), "sk") };
    };
    const isRange = rows.some((row) => row.up_to_minor !== null);
    return {
      name: inLanguages(rows, ({ name }) => name),
      price: amounts((row) => row.price_minor),
      ...(rows.some(({ note }) => note) ? { note: inLanguages(rows, ({ note }) => note) } : {}),
      ...(isRange ? { upTo: amounts((row) => row.up_to_minor) } : {}),
    };
  });
}

const zero = { price_minor: 0, up_to_minor: null } as PagePrice;

export async function readPostCategoryRows(db: Db): Promise<RawRow[]> {
  const categories = await db.selectFrom("post_category").orderBy("position").orderBy("id").selectAll().execute();
  const texts = groupBy(
    await db.selectFrom("post_category_text").selectAll().execute(),
    ({ category_id }) => category_id,
  );
  return categories.map(({ id, position }) => ({ id, position, name: inLanguages(texts(id), ({ name }) => name) }));
}

export async function readPostRows(db: Db): Promise<RawRow[]> {
  const posts = await db.selectFrom("post").orderBy("published_on").orderBy("id").selectAll().execute();
  const texts = groupBy(await db.selectFrom("post_text").selectAll().execute(), ({ post_id }) => post_id);
  return posts.map(({ id, category_id: category, published_on: published, picture, ...row }) => ({
    id,
    category,
    published,
    picture,
    pictureAlt: inLanguages(texts(id), (text) => text.picture_alt),
    title: inLanguages(texts(id), ({ title }) => title),
    slug: inLanguages(texts(id), ({ slug }) => slug),
    lead: inLanguages(texts(id), ({ lead }) => lead),
    body: inLanguages(texts(id), (text) => text.body_html),
    ...withoutEmpty({ retired: retirement(row) }),
  }));
}
