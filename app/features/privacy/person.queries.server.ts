import { type SqlBool, sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import { readUnsentGiftsTo } from "~/features/giftVouchers/giftPrivacy.queries.server";
import { readOpenClaimsApart } from "~/features/warrantyClaims/claimPrivacy.queries.server";
import { readOpenWithdrawalsApart } from "~/features/withdrawals/withdrawalPrivacy.queries.server";
import type { Db } from "~/platform/database/database.server";

export type FoundPerson = {
  email: string;
  name: string;
  phone: string;
  hasAccount: boolean;
  orderCount: number;
  /** The number of the newest order; empty when there is none. */
  newestOrder: string;
};

type Row = Omit<FoundPerson, "hasAccount" | "orderCount" | "newestOrder"> & { key: string };

/** Returns at most `limit` customers and guests whose e-mail, name, phone or order number contains a text. */
export async function findPersons(db: Db, text: string, limit: number): Promise<FoundPerson[]> {
  const found = new Map<string, Row>();
  for (const row of [...(await findAccounts(db, text, limit)), ...(await findBuyers(db, text, limit))]) {
    if (!found.has(row.key) && found.size < limit) found.set(row.key, row);
  }
  return Promise.all([...found.values()].map((row) => describe(db, row)));
}

async function findAccounts(db: Db, text: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom("customer")
    .where(matches(text, ["email", "firstname", "lastname"], sql`firstname || ' ' || lastname`))
    .orderBy("email_key")
    .limit(limit)
    .select(["email_key as key", "email", "phone", sql<string>`firstname || ' ' || lastname`.as("name")])
    .execute();
}

async function findBuyers(db: Db, text: string, limit: number): Promise<Row[]> {
  return db
    .selectFrom("orders")
    .where(matches(text, ["email", "firstname", "lastname", "number"], sql`firstname || ' ' || lastname`))
    .orderBy("placed_at", "desc")
    .limit(limit)
    .select(["email_key as key", "email", "phone", sql<string>`firstname || ' ' || lastname`.as("name")])
    .execute();
}

/** SQLite lowers only ASCII letters, so the text as typed is compared as well. Phones are stored without spaces. */
function matches(text: string, columns: readonly string[], fullName: ReturnType<typeof sql>) {
  const pattern = patternOf(text);
  const all = [...columns.map((column) => sql`${sql.ref(column)}`), fullName].map(
    (value) => sql`lower(${value}) like lower(${pattern}) escape '\\' or ${value} like ${pattern} escape '\\'`,
  );
  const digits = text.replace(/\s/g, "");
  const phone = /^\+?\d{6,}$/.test(digits) ? [sql`phone like ${patternOf(digits)} escape '\\'`] : [];
  return sql<SqlBool>`(${sql.join([...all, ...phone], sql` or `)})`;
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

async function describe(db: Db, { key, ...row }: Row): Promise<FoundPerson> {
  const account = await db.selectFrom("customer").where("email_key", "=", key).select("id").executeTakeFirst();
  const orders = await db
    .selectFrom("orders")
    .where("email_key", "=", key)
    .orderBy("placed_at", "desc")
    .select("number")
    .execute();
  const name = row.name.trim();
  return {
    ...row,
    name,
    hasAccount: account !== undefined,
    orderCount: orders.length,
    newestOrder: orders[0]?.number ?? "",
  };
}

export type PersonAccount = { id: string; isEmailVerified: boolean; isStaff: boolean };

export async function findPersonAccount(db: Db, email: string): Promise<PersonAccount | undefined> {
  const row = await db
    .selectFrom("customer")
    .where("email_key", "=", normalizeEmail(email))
    .select(["id", "email_proved_at as provedAt", "scope_json as scopes"])
    .executeTakeFirst();
  return row && { id: row.id, isEmailVerified: row.provedAt !== null, isStaff: row.scopes !== "[]" };
}

/** Returns what is not over yet or must be kept for an e-mail, each with its number. */
export async function readUnfinished(db: Db, email: string): Promise<{ kind: string; number: string }[]> {
  const key = normalizeEmail(email);
  const reservations = await db
    .selectFrom("reservation")
    .where("email_key", "=", key)
    .where("ended_at", "is", null)
    .select("number")
    .execute();
  const services = await db
    .selectFrom("service_order")
    .where(sql`lower(email)`, "=", key)
    .where("ended_at", "is", null)
    .select("number")
    .execute();
  const claims = await db
    .selectFrom("warranty_claim")
    .innerJoin("orders", "orders.id", "warranty_claim.order_id")
    .where("orders.email_key", "=", key)
    .where("warranty_claim.ended_at", "is", null)
    .select("warranty_claim.number")
    .execute();
  const gifts = await readUnsentGiftsTo(db, email);
  const withdrawals = await readOpenWithdrawalsApart(db, email);
  return [
    ...reservations.map(({ number }) => ({ kind: "reservation", number })),
    ...services.map(({ number }) => ({ kind: "service order", number })),
    ...claims.map(({ number }) => ({ kind: "claim", number })),
    ...(await readOpenClaimsApart(db, email)).map((number) => ({ kind: "claim", number })),
    ...gifts.map((number) => ({ kind: "gift voucher of order", number })),
    ...withdrawals.map((number) => ({ kind: "withdrawal", number: String(number) })),
  ];
}
