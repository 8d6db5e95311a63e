import { Migrator } from "kysely";

import type { Db } from "./database.server";
import * as catalogue from "./migrations/0001_catalogue";
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
import * as trialPayments from "./migrations/0026_trial_payments";

/** In the order in which they are applied. A landed one is never edited; the next change is a new one. */
const migrations = {
  "0001_catalogue": catalogue,
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
  "0026_trial_payments": trialPayments,
};

/** Brings the database to the newest shape; several processes may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** True when every migration has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined);
}
