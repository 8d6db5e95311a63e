import type { Kysely } from "kysely";

import type { Tables } from "../schema";

/** What every shop starts with (decisions 38, 41, 43, 56, 57). An operator changes the rows, never this file. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await money(db);
  await delivery(db);
  await settings(db);
}

async function money(db: Kysely<Tables>) {
  await db
    .insertInto("currency")
    .values([
      { id: 1, code: "CZK", rate_millionths: 1_000_000, decimals: 0, symbol_before: "", symbol_after: "Kč" },
      { id: 2, code: "EUR", rate_millionths: 25_000_000, decimals: 2, symbol_before: "", symbol_after: "€" },
    ])
    .execute();
  const countries = ["CZ", "SK", "DE", "AT", "PL", "HU", "SI", "HR", "RO", "FR", "GB"];
  await db
    .insertInto("country")
    .values(countries.map((code, position) => ({ code, position })))
    .execute();
  await db
    .insertInto("tax_rate")
    .values([
      { tax_class: "standard", country_code: "CZ", rate_basis_points: 2100 },
      { tax_class: "standard", country_code: "SK", rate_basis_points: 2300 },
    ])
    .execute();
}

async function delivery(db: Kysely<Tables>) {
  await db
    // A later migration drops `kind`.
    .withTables<{ carrier: { id: string; kind: string; position: number } }>()
    .insertInto("carrier")
    .values([
      { id: "ppl", kind: "parcel", position: 1 },
      { id: "pickup", kind: "pickup", position: 2 },
    ])
    .execute();
  await db
    .insertInto("carrier_price")
    .values([
      { carrier_id: "ppl", locale: "cs", price_minor: 119 },
      { carrier_id: "ppl", locale: "sk", price_minor: 490 },
      { carrier_id: "pickup", locale: "cs", price_minor: 0 },
      { carrier_id: "pickup", locale: "sk", price_minor: 0 },
    ])
    .execute();
  await db
    .insertInto("payment_method")
    .values([
      { id: "transfer", position: 1 },
      { id: "cod", position: 2 },
    ])
    .execute();
  await db
    .insertInto("payment_price")
    .values([
      { payment_id: "transfer", locale: "cs", price_minor: 0 },
      { payment_id: "transfer", locale: "sk", price_minor: 0 },
      { payment_id: "cod", locale: "cs", price_minor: 39 },
      { payment_id: "cod", locale: "sk", price_minor: 150 },
    ])
    .execute();
  await db
    .insertInto("carrier_payment")
    .values([
      { carrier_id: "ppl", payment_id: "transfer" },
      { carrier_id: "ppl", payment_id: "cod" },
      { carrier_id: "pickup", payment_id: "transfer" },
    ])
    .execute();
}

async function settings(db: Kysely<Tables>) {
  const both = { brand: "KARA", indexing: { is_enabled: false }, maintenance: { is_enabled: false } };
  const rows = [
    ...Object.entries(both).flatMap(([name, value]) => [setting(name, "cs", value), setting(name, "sk", value)]),
    setting("topmenu", "cs", [
      { text: "Ženy", link: "/9/zeny" },
      { text: "Muži", link: "/1/muzi" },
      { text: "Kabelky", link: "/15/kabelky" },
      { text: "Nová kolekce", link: "/45/bundy-z-nove-kolekce" },
      { text: "Slevy", link: "/35/slevy" },
    ]),
    setting("topmenu", "sk", [
      { text: "Ženy", link: "/sk/9/zeny" },
      { text: "Muži", link: "/sk/1/muzi" },
      { text: "Kabelky", link: "/sk/15/kabelky" },
      { text: "Nová kolekcia", link: "/sk/45/bundy-z-nove-kolekce" },
      { text: "Zľavy", link: "/sk/35/slevy" },
    ]),
    setting("free_delivery_above_minor", "cs", 2000),
    setting("free_delivery_above_minor", "sk", 8000),
    setting("bank_account", "cs", {
      holder: "KARA – ukázkový obchod",
      account: "19-2600123468/9999",
      iban: "CZ0299990000192600123468",
    }),
    setting("bank_account", "sk", {
      holder: "KARA – ukážkový obchod",
      account: "19-2600123468/9999",
      iban: "SK9799990000192600123468",
    }),
    setting("shop_mail", "cs", { from: "KARA <objednavky@kara.example>", reply_to: "info@kara.example" }),
    setting("shop_mail", "sk", { from: "KARA <objednavky@kara.example>", reply_to: "info@kara.example" }),
  ];
  await db.insertInto("setting").values(rows).execute();
}

function setting(name: string, locale: "cs" | "sk", value: unknown) {
  return { name, locale, value_json: JSON.stringify(value) };
}
