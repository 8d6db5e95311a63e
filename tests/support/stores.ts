import type { Db } from "~/platform/database/database.server";

/** Inserts the warehouse `eshop` and a store in each country: `praha`, open Monday to Friday, and `bratislava`. */
export async function openStores(db: Db) {
  const place = { street: "Vzorová 12", zip: "110 00", phone: "+420900100101", email: "prodejna@kara.example" };
  await db
    .insertInto("store")
    .values([
      { id: "eshop", kind: "warehouse", position: 0, city: "Praha", country_code: "CZ", ...place },
      { id: "praha", kind: "store", position: 1, city: "Praha", country_code: "CZ", ...place },
      { id: "bratislava", kind: "store", position: 2, city: "Bratislava", country_code: "SK", ...place },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const texts = [
    { store_id: "praha", name: "KARA Praha", note: "" },
    { store_id: "bratislava", name: "KARA Bratislava", note: "" },
  ];
  await db
    .insertInto("store_text")
    .values(
      texts.flatMap((text) => [
        { ...text, locale: "cs" as const },
        { ...text, locale: "sk" as const },
      ]),
    )
    .execute();
  const hours = { opens_minute: 540, closes_minute: 1080 };
  await db
    .insertInto("store_hours")
    .values([1, 2, 3, 4, 5].map((weekday) => ({ store_id: "praha", weekday, ...hours })))
    .execute();
}
