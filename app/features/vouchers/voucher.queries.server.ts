import { expressionBuilder } from "kysely";
import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { normalizeVoucherCode, type Voucher, type VoucherCondition } from "./voucher";
import { voucherKinds } from "./voucherKinds";

/** A voucher with the target of its condition. `readCondition` checks whether a cart fulfils the condition. */
export type StoredVoucher = Omit<Voucher, "condition"> & {
  productId: number | null;
  categoryId: number | null;
  brand: string | null;
};

export async function findVoucher(db: Db, locale: Locale, code: string): Promise<StoredVoucher | undefined> {
  const row = await db
    .selectFrom("voucher")
    .where("voucher.code", "=", normalizeVoucherCode(code))
    .select(voucherColumns(locale))
    .executeTakeFirst();
  return row && toStoredVoucher(row);
}

/** Returns vouchers in the order in which they were added; `email` is the address entered with the voucher. */
export async function readVouchersInCart(
  db: Db,
  cart: { id: string; locale: Locale },
): Promise<(StoredVoucher & { email: string })[]> {
  const rows = await db
    .selectFrom("cart_voucher")
    .innerJoin("voucher", "voucher.id", "cart_voucher.voucher_id")
    .where("cart_voucher.cart_id", "=", cart.id)
    .select([...voucherColumns(cart.locale), "cart_voucher.email"])
    .orderBy("cart_voucher.added_at")
    .orderBy("voucher.code")
    .execute();
  return rows.map(({ email, ...row }) => ({ ...toStoredVoucher(row), email }));
}

/** Returns the products of a cart that fulfil a voucher's condition; null for a voucher without a condition. */
export async function readCondition(
  db: Db,
  locale: Locale,
  { productId, categoryId, brand }: StoredVoucher,
  inCart: readonly number[],
): Promise<VoucherCondition | null> {
  if (productId !== null) {
    const name = await findProductName(db, locale, productId);
    return { kind: "product", name, productIds: inCart.filter((id) => id === productId) };
  }
  if (categoryId !== null) {
    const name = await findCategoryName(db, locale, categoryId);
    return { kind: "category", name, productIds: await filterByCategory(db, locale, categoryId, inCart) };
  }
  if (brand === null) return null;
  return { kind: "brand", name: brand, productIds: await filterByBrand(db, brand, inCart) };
}

async function findProductName(db: Db, locale: Locale, productId: number): Promise<string> {
  const row = await db
    .selectFrom("product_text")
    .where("product_id", "=", productId)
    .where("locale", "=", locale)
    .select("name")
    .executeTakeFirst();
  return row?.name ?? "";
}

async function findCategoryName(db: Db, locale: Locale, categoryId: number): Promise<string> {
  const row = await db
    .selectFrom("category_text")
    .where("category_id", "=", categoryId)
    .where("locale", "=", locale)
    .select("name")
    .executeTakeFirst();
  return row?.name ?? "";
}

/** Returns those of the products that are in the category or in its descendants. */
async function filterByCategory(db: Db, locale: Locale, categoryId: number, among: readonly number[]) {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom("category_listing")
    .where("category_id", "=", categoryId)
    .where("locale", "=", locale)
    .where("product_id", "in", among)
    .select("product_id as id")
    .execute();
  return rows.map(({ id }) => id);
}

async function filterByBrand(db: Db, brand: string, among: readonly number[]) {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom("product")
    .where("brand", "=", brand)
    .where("id", "in", among)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

function voucherColumns(locale: Locale) {
  const { ref } = expressionBuilder<Tables, "voucher">();
  const isCzech = locale === "cs";
  return [
    "voucher.id",
    "voucher.code",
    "voucher.kind",
    "voucher.service_type",
    "voucher.percent_basis_points",
    "voucher.balance_minor",
    "voucher.active_from_at",
    "voucher.active_to_at",
    "voucher.quantity",
    "voucher.quantity_per_user",
    "voucher.used_count",
    "voucher.product_id",
    "voucher.category_id",
    "voucher.brand",
    "voucher.needs_email",
    ref(isCzech ? "voucher.value_czk_minor" : "voucher.value_eur_minor").as("value_minor"),
    ref(isCzech ? "voucher.minimal_czk_minor" : "voucher.minimal_eur_minor").as("minimal_minor"),
  ] as const;
}

type Row = Omit<
  Tables["voucher"],
  | "used_count"
  | "created_at"
  | "stopped_at"
  | "value_czk_minor"
  | "value_eur_minor"
  | "minimal_czk_minor"
  | "minimal_eur_minor"
> & { used_count: number; value_minor: number | null; minimal_minor: number | null };

function toStoredVoucher(row: Row): StoredVoucher {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    serviceType: row.service_type,
    basisPoints: row.percent_basis_points,
    // The balance of a gift voucher is kept in the currency of its value.
    valueMinor: voucherKinds[row.kind].isPayment && row.value_minor !== null ? row.balance_minor : row.value_minor,
    activeFromAt: row.active_from_at,
    activeToAt: row.active_to_at,
    quantity: row.quantity,
    quantityPerUser: row.quantity_per_user,
    usedCount: row.used_count,
    minimalMinor: row.minimal_minor,
    needsEmail: row.needs_email === 1,
    productId: row.product_id,
    categoryId: row.category_id,
    brand: row.brand,
  };
}
