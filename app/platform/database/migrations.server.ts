import { setTimeout } from "node:timers/promises";
import { type Migration, Migrator, sql } from "kysely";
import { EnvironmentError } from "../process/environmentError";
import { type Db, isLockTimeout, isTransactionConflict } from "./database.server";
import * as catalog from "./migrations/0001_catalogue";
import * as orders from "./migrations/0002_orders";
import * as seeds from "./migrations/0003_seeds";
import * as accounts from "./migrations/0004_accounts";
import * as wishlist from "./migrations/0005_wishlist";
import * as content from "./migrations/0006_content";
import * as newsletter from "./migrations/0007_newsletter";
import * as shell from "./migrations/0008_shell";
import * as listing from "./migrations/0009_listing";
import * as product from "./migrations/0010_product";
import * as cards from "./migrations/0011_cards";
import * as search from "./migrations/0012_search";
import * as visitor from "./migrations/0013_visitor";
import * as vouchers from "./migrations/0014_vouchers";
import * as cart from "./migrations/0015_cart";
import * as orderDeeds from "./migrations/0016_order_deeds";
import * as account from "./migrations/0017_account";
import * as labels from "./migrations/0018_labels";
import * as presses from "./migrations/0019_presses";
import * as payments from "./migrations/0020_payments";
import * as pagePictures from "./migrations/0021_page_pictures";
import * as guestIds from "./migrations/0022_guest_ids";
import * as limits from "./migrations/0023_limits";
import * as knownDevices from "./migrations/0024_accounts";
import * as retention from "./migrations/0025_retention";
import * as trialPayments from "./migrations/0026_trial_payments";
import * as submissions from "./migrations/0027_submissions";
import * as pickupPoints from "./migrations/0028_pickup_points";
import * as documents from "./migrations/0029_documents";
import * as fulfilment from "./migrations/0030_fulfilment";
import * as reservations from "./migrations/0031_reservations";
import * as returns from "./migrations/0033_returns";
import * as giftVouchers from "./migrations/0035_gift_vouchers";
import * as serviceOrders from "./migrations/0036_service_orders";
import * as warrantyClaims from "./migrations/0037_warranty_claims";
import * as idempotencyKeys from "./migrations/0039_idempotency_keys";
import * as photoNetworks from "./migrations/0040s/0042_photo_networks";
import * as companyData from "./migrations/0040s/0043_company";
import * as agreedTerms from "./migrations/0040s/0044_agreed_terms";
import * as lawTexts from "./migrations/0040s/0045_law_texts";
import * as catalogChanges from "./migrations/0040s/0047_catalogue_changes";
import * as staff from "./migrations/0040s/0048_staff";
import * as pickupSlots from "./migrations/0040s/0049_pickup_slots";
import * as sessionSecret from "./migrations/0050s/0050_session_secret";
import * as goodwill from "./migrations/0050s/0051_goodwill";
import * as mensBagsInMenu from "./migrations/0050s/0053_mens_bags_in_menu";
import * as paidAndStopped from "./migrations/0050s/0057_paid_and_stopped";
import * as cookieConsents from "./migrations/0050s/0058_cookie_consents";
import * as categoryTitles from "./migrations/0050s/0059_category_titles";
import * as goodsByAttribute from "./migrations/0060s/0060_goods_by_attribute";
import * as priceNotes from "./migrations/0060s/0061_price_notes";
import * as garmentMeasures from "./migrations/0060s/0062_garment_measures";
import * as unsettledPayments from "./migrations/0060s/0063_unsettled_payments";
import * as waitingStockAlerts from "./migrations/0060s/0064_waiting_stock_alerts";
import * as guestWishlistAge from "./migrations/0060s/0065_guest_wishlist_age";

/**
 * The migrations in the order in which they are applied. Never edit one that has run elsewhere; add a new one instead.
 */
export const migrations = {
  "0001_catalogue": catalog,
  "0002_orders": orders,
  "0003_seeds": seeds,
  "0004_accounts": accounts,
  "0005_wishlist": wishlist,
  "0006_content": content,
  "0007_newsletter": newsletter,
  "0008_shell": shell,
  "0009_listing": listing,
  "0010_product": product,
  "0011_cards": cards,
  "0012_search": search,
  "0013_visitor": visitor,
  "0015_cart": cart,
  "0016_order_deeds": orderDeeds,
  "0017_account": account,
  "0014_vouchers": vouchers,
  "0018_labels": labels,
  "0019_presses": presses,
  "0020_payments": payments,
  "0021_page_pictures": pagePictures,
  "0022_guest_ids": guestIds,
  "0023_limits": limits,
  "0024_accounts": knownDevices,
  "0025_retention": retention,
  "0026_trial_payments": trialPayments,
  "0027_submissions": submissions,
  "0028_pickup_points": pickupPoints,
  "0029_documents": documents,
  "0030_fulfilment": fulfilment,
  "0031_reservations": reservations,
  "0033_returns": returns,
  "0035_gift_vouchers": giftVouchers,
  "0036_service_orders": serviceOrders,
  "0037_warranty_claims": warrantyClaims,
  "0039_idempotency_keys": idempotencyKeys,
  "0042_photo_networks": photoNetworks,
  "0043_company": companyData,
  "0044_agreed_terms": agreedTerms,
  "0045_law_texts": lawTexts,
  "0047_catalogue_changes": catalogChanges,
  "0048_staff": staff,
  "0049_pickup_slots": pickupSlots,
  "0050_session_secret": sessionSecret,
  "0051_goodwill": goodwill,
  "0053_mens_bags_in_menu": mensBagsInMenu,
  "0057_paid_and_stopped": paidAndStopped,
  "0058_cookie_consents": cookieConsents,
  "0059_category_titles": categoryTitles,
  "0060_goods_by_attribute": goodsByAttribute,
  "0061_price_notes": priceNotes,
  "0062_garment_measures": garmentMeasures,
  "0063_unsettled_payments": unsettledPayments,
  "0064_waiting_stock_alerts": waitingStockAlerts,
  "0065_guest_wishlist_age": guestWishlistAge,
};

export type MigrationName = keyof typeof migrations;

const maxAttempts = 30;
const pauseMs = 100;

/**
 * Brings the database to the newest schema, or to that of the migration `last`. It applies all pending migrations or
 * none of them, even when the process is killed. Several processes may call it at once; one migrates, the others wait.
 */
export async function migrate(
  db: Db,
  last?: MigrationName,
  all: Record<string, Migration> = migrations,
): Promise<void> {
  const migrator = migratorOf(db, all);
  for (let attempt = 1; ; attempt += 1) {
    // A shop that is up to date takes no write lock, so that a long import in another process does not delay its start.
    if (!last && (await isUpToDate(db, migrator))) return;
    const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
    if (!error) return;
    // Each attempt on SQLite waits as long as the busy timeout; a large shop may take longer to migrate than that.
    const mayRetry = isLockTimeout(error) || isTransactionConflict(error);
    if (!mayRetry || attempt === maxAttempts) throw explained(error);
    await setTimeout(pauseMs);
  }
}

/** Returns false for a database in which no shop has been created. */
export async function hasMigrations(db: Db): Promise<boolean> {
  return (await db.introspection.getTables({ withInternalKyselyTables: true })).some(
    ({ name }) => name === "kysely_migration",
  );
}

/** Returns true when every migration has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  return (await appliedOf(migratorOf(db, migrations))).every(Boolean);
}

function migratorOf(db: Db, all: Record<string, Migration>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => all } });
}

async function appliedOf(migrator: Migrator): Promise<boolean[]> {
  return (await migrator.getMigrations()).map(({ executedAt }) => executedAt !== undefined);
}

/**
 * Returns false for an outdated database, and also for one that a newer version of the shop has migrated, so that the
 * migrator sees it and rejects it.
 */
async function isUpToDate(db: Db, migrator: Migrator): Promise<boolean> {
  const applied = await appliedOf(migrator);
  if (!applied.every(Boolean)) return false;
  const { rows } = await sql`select name from kysely_migration`.execute(db);
  return rows.length === applied.length;
}

/**
 * Replaces the migrator's error with one that the operator can act on. Either a newer version of the shop has changed
 * the database in ways that this one does not know. Or an earlier version, which migrated SQLite statement by
 * statement, was killed and left tables that no migration is recorded for.
 */
function explained(error: unknown): unknown {
  const newer =
    error instanceof Error ? /previously executed migration (\S+) is missing/.exec(error.message)?.[1] : undefined;
  if (newer) {
    return new EnvironmentError(
      `The database was opened by a newer version of the shop (it has ${newer}, which this version does not know). Start the newer version, or restore the backup from before the upgrade.`,
    );
  }
  const found =
    error instanceof Error ? /(table|index) .* already exists|duplicate column name.*/.exec(error.message) : null;
  if (!found) return error;
  return new EnvironmentError(
    `The database was left half changed when an older version of the shop was killed (${found[0]}). Restore it from a backup; if the shop has never been open, delete shop.sqlite in DATA_DIR and start again.`,
  );
}
