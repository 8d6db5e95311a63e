import { setImmediate } from "node:timers/promises";

import { purgeGuestCarts, purgeOrderedContacts } from "~/features/cart/guest/staleCart.queries.server";
import { purgeFormer, purgeUnconfirmed } from "~/features/newsletter/newsletter.queries.server";
import { purgeNetworks } from "~/features/orders/placement/unpaidOrders.queries.server";
import { purgeMisses } from "~/features/search/zeroResult.queries.server";
import type { Settings } from "~/features/settings/settings";
import { readSettings } from "~/features/settings/settings.queries.server";
import { keptDays } from "~/features/stockAlerts/stockAlert";
import { forgetWatches, purgeWatches } from "~/features/stockAlerts/stockAlert.queries.server";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { purgeMail } from "~/platform/mail/outbox.queries.server";
import { purgeOutboxFiles } from "~/platform/mail/outboxFiles.server";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

const day = 86_400_000;
const batch = 500;

/**
 * Removes personal data whose time is over, as the settings and the privacy page say. It goes by small batches, between
 * which others get their turn; any number of processes may call it at once.
 */
export async function purgePersonalData({ db, now, environment }: Pick<World, "db" | "now" | "environment">) {
  const kept = await readRetention(db);
  const before = (days: number) => now() - days * day;
  const takes: ((limit: number) => Promise<number>)[] = [
    (limit) => purgeGuestCarts(db, before(kept.guest_carts_days), limit),
    (limit) => purgeOrderedContacts(db, before(kept.guest_carts_days), limit),
    (limit) => purgeNetworks(db, before(kept.order_networks_days), limit),
    (limit) => purgeMail(db, before(kept.mail_days), limit),
    (limit) => purgeUnconfirmed(db, before(kept.newsletter_unconfirmed_days), limit),
    (limit) => purgeFormer(db, before(kept.newsletter_left_days), limit),
    (limit) => purgeWatches(db, before(kept.stock_alerts_days), limit),
    (limit) => purgeMisses(db, pragueClock(before(kept.searches_days)).date, limit),
  ];
  for (const take of takes) {
    while ((await take(batch)) > 0) await setImmediate();
  }
  await forgetWatches(db, before(keptDays));
  await purgeOutboxFiles(environment.dataDir, before(kept.mail_days));
}

/** What is kept has no language, so of two periods the shorter counts. */
async function readRetention(db: Db): Promise<Settings["retention"]> {
  const all: Settings["retention"][] = [];
  for (const locale of locales) all.push((await readSettings(db, locale)).retention);
  const shortest = (name: keyof Settings["retention"]) => Math.min(...all.map((one) => one[name]));
  return {
    guest_carts_days: shortest("guest_carts_days"),
    order_networks_days: shortest("order_networks_days"),
    mail_days: shortest("mail_days"),
    newsletter_unconfirmed_days: shortest("newsletter_unconfirmed_days"),
    newsletter_left_days: shortest("newsletter_left_days"),
    stock_alerts_days: shortest("stock_alerts_days"),
    searches_days: shortest("searches_days"),
  };
}
