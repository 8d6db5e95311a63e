import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * The one module that writes each table. The catalog's import fills the tables of products, which write only what they
 * derive from them, such as the order of listings.
 */
const owners: Record<string, readonly string[]> = {
  audit: ["staff_action"],
  cart: ["cart", "cart_gift", "cart_line", "cart_submission"],
  catalogChanges: ["catalogue_change"],
  catalogImport: [
    ...["attribute", "attribute_text", "attribute_value", "attribute_value_text", "category", "category_text"],
    ...[
      "colour",
      "colour_text",
      "picture",
      "product",
      "product_attribute",
      "product_category",
      "product_measure",
      "product_text",
      "variant",
    ],
  ],
  delivery: ["carrier_price", "payment_price"],
  consent: ["consent_wording", "cookie_consent"],
  content: ["banner", "page", "page_price", "page_text", "post", "post_category", "post_category_text", "post_text"],
  customers: [
    "company_record",
    "customer",
    "customer_address",
    "email_proof",
    "known_device",
    "password_reset",
    "session",
    "staff_token",
  ],
  money: ["currency", "tax_rate"],
  documents: ["document", "document_series"],
  giftVouchers: ["order_gift"],
  legal: ["agreed_terms"],
  newsletter: ["newsletter_subscriber", "newsletter_token"],
  orders: [
    ...[
      "carrier_review",
      "idempotency_key",
      "order_allocation",
      "order_change",
      "order_discount",
      "order_event",
      "order_line",
      "order_sequence",
      "order_shipment",
      "orders",
      "refund",
      "goodwill_line",
    ],
  ],
  operations: ["session_secret"],
  payments: ["payment_attempt", "test_payment"],
  pickupPoints: ["pickup_point"],
  platform: ["attempt_count", "mail_outbox", "upload"],
  products: [
    "catalogue_revision",
    "category_count",
    "category_listing",
    "price_log",
    "product_offer",
    "product_schedule",
  ],
  reservations: ["reservation", "reservation_event"],
  search: ["search_miss"],
  services: ["service_event", "service_order", "service_sequence"],
  settings: ["setting", "setting_history"],
  stockAlerts: ["stock_watch"],
  stores: ["stock", "store", "store_exception", "store_hours", "store_text"],
  vouchers: ["cart_voucher", "voucher", "voucher_use"],
  warrantyClaims: ["warranty_claim", "warranty_claim_event", "warranty_claim_line", "warranty_claim_sequence"],
  wishlist: ["wishlist", "wishlist_item"],
  withdrawals: ["withdrawal", "withdrawal_line", "withdrawal_receipt", "withdrawal_sequence"],
};

/** Columns that are worked out from other tables, or that staff change one by one. */
const derivedColumns = { module: "products", tables: ["product", "category"] };

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|database\/migrations\//.test(file))
  .map((file) => join("app", file));

function moduleOf(file: string): string {
  const [, area = "", feature = ""] = file.split("/");
  return area === "features" ? feature : area;
}

const writes = sources.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/\.(?:insertInto|updateTable|deleteFrom|replaceInto)\(\s*"([a-z_]+)"/g)].map(
    ([, table = ""]) => ({ file, module: moduleOf(file), table }),
  ),
);

test("each table is written by the module that owns it", () => {
  expect(writes.length).toBeGreaterThan(80);
  const foreign = writes.filter(
    ({ module, table }) =>
      !owners[module]?.includes(table) && !(module === derivedColumns.module && derivedColumns.tables.includes(table)),
  );
  expect(foreign).toEqual([]);
});

test("every table that is owned is written somewhere", () => {
  const written = new Set(writes.map(({ table }) => table));
  // The import empties this one by a name that it is given.
  const unwritten = Object.values(owners)
    .flat()
    .filter((table) => !written.has(table));
  expect(unwritten).toEqual([]);
});
