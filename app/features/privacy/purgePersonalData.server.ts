import { setImmediate } from "node:timers/promises";
import { purgeOrderedGifts } from "~/features/cart/gift/cartGift.queries.server";
import { purgeGuestCarts, purgeOrderedContacts } from "~/features/cart/guest/staleCart.queries.server";
import { submissionMs } from "~/features/cart/submissions/submission";
import { purgeSubmissions } from "~/features/cart/submissions/submission.queries.server";
import { purgeConsentAnswers } from "~/features/consent/consentRecord.queries.server";
import { purgeUnconfirmed, purgeUnsubscribed } from "~/features/newsletter/newsletter.queries.server";
import { purgeOrderKeys } from "~/features/orders/placement/orderKey.queries.server";
import { purgeNetworks } from "~/features/orders/placement/unpaidOrders.queries.server";
import { purgeReservationNetworks, purgeReservations } from "~/features/reservations/reservationPrivacy.queries.server";
import { purgeExpiredZeroResults } from "~/features/search/zeroResult.queries.server";
import { purgeServicePhotos, purgeServices } from "~/features/services/servicePrivacy.queries.server";
import type { Settings } from "~/features/settings/settings";
import { readSettings } from "~/features/settings/settings.queries.server";
import { keptDays } from "~/features/stockAlerts/stockAlert";
import { deleteNotifiedStockAlerts, purgeExpiredStockAlerts } from "~/features/stockAlerts/stockAlert.queries.server";
import { purgeOrderedVoucherEmails, purgeVoucherUsers } from "~/features/vouchers/voucherPrivacy.queries.server";
import { purgeClaimPhotos, purgeClaims } from "~/features/warrantyClaims/claimPrivacy.queries.server";
import { purgeGuestWishlists } from "~/features/wishlist/guestWishlist.queries.server";
import { purgeWithdrawalsOfNoOrder } from "~/features/withdrawals/withdrawalPrivacy.queries.server";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { purgeMail } from "~/platform/mail/outbox.queries.server";
import { purgeOutboxFiles } from "~/platform/mail/outboxFiles.server";
import type { World } from "~/platform/process/world.server";
import { dayMs } from "~/platform/time/durations";
import { pragueClock } from "~/platform/time/pragueClock";
import { purgeUploads } from "~/platform/uploads/purgeUploads.server";

const batch = 500;

/**
 * Purges personal data after the periods in the settings, which the privacy page states. Works in small batches and
 * yields between them. Any number of processes may run it concurrently.
 */
export async function purgePersonalData({ db, now, environment }: Pick<World, "db" | "now" | "environment">) {
  const retention = await readRetention(db);
  const before = (days: number) => now() - days * dayMs;
  const purges: ((limit: number) => Promise<number>)[] = [
    (limit) => purgeGuestCarts(db, before(retention.guest_carts_days), limit),
    (limit) => purgeGuestWishlists(db, before(retention.guest_wishlists_days), limit),
    (limit) => purgeSubmissions(db, now() - submissionMs, limit),
    (limit) => purgeOrderKeys(db, now(), limit),
    (limit) => purgeOrderedContacts(db, before(retention.guest_carts_days), limit),
    (limit) => purgeOrderedVoucherEmails(db, before(retention.guest_carts_days), limit),
    (limit) => purgeOrderedGifts(db, limit),
    // The limit per person also protects against misuse, so the e-mails of uses are kept as long as networks are.
    (limit) => purgeVoucherUsers(db, before(retention.order_networks_days), limit),
    (limit) => purgeNetworks(db, before(retention.order_networks_days), limit),
    (limit) => purgeReservationNetworks(db, before(retention.order_networks_days), limit),
    (limit) => purgeReservations(db, before(retention.reservations_days), limit),
    (limit) => purgeMail(db, before(retention.mail_days), limit),
    (limit) => purgeUnconfirmed(db, before(retention.newsletter_unconfirmed_days), limit),
    (limit) => purgeUnsubscribed(db, before(retention.newsletter_left_days), limit),
    (limit) => purgeExpiredStockAlerts(db, before(retention.stock_alerts_days), limit),
    (limit) =>
      purgeServices(
        db,
        {
          endedBefore: before(retention.service_orders_days),
          awaitedBefore: before(retention.service_photos_days),
        },
        limit,
      ),
    (limit) => purgeServicePhotos(db, before(retention.service_photos_days), limit),
    (limit) => purgeClaims(db, before(retention.claims_days), limit),
    (limit) => purgeClaimPhotos(db, before(retention.claim_photos_days), limit),
    (limit) => purgeWithdrawalsOfNoOrder(db, before(retention.withdrawals_days), limit),
    (limit) => purgeConsentAnswers(db, before(retention.consents_days), limit),
    (limit) => purgeExpiredZeroResults(db, pragueClock(before(retention.searches_days)).date, limit),
  ];
  for (const purge of purges) {
    while ((await purge(batch)) > 0) await setImmediate();
  }
  await deleteNotifiedStockAlerts(db, before(keptDays));
  await purgeOutboxFiles(environment.dataDir, before(retention.mail_days));
  await purgeUploads({ db, environment, now });
}

/** Returns the shorter period of the two languages, as the data has no language. */
async function readRetention(db: Db): Promise<Settings["retention"]> {
  const all: Settings["retention"][] = [];
  for (const locale of locales) all.push((await readSettings(db, locale)).retention);
  const shortest = (name: keyof Settings["retention"]) => Math.min(...all.map((retention) => retention[name]));
  return {
    guest_carts_days: shortest("guest_carts_days"),
    guest_wishlists_days: shortest("guest_wishlists_days"),
    order_networks_days: shortest("order_networks_days"),
    mail_days: shortest("mail_days"),
    newsletter_unconfirmed_days: shortest("newsletter_unconfirmed_days"),
    newsletter_left_days: shortest("newsletter_left_days"),
    stock_alerts_days: shortest("stock_alerts_days"),
    searches_days: shortest("searches_days"),
    reservations_days: shortest("reservations_days"),
    service_orders_days: shortest("service_orders_days"),
    service_photos_days: shortest("service_photos_days"),
    claims_days: shortest("claims_days"),
    claim_photos_days: shortest("claim_photos_days"),
    withdrawals_days: shortest("withdrawals_days"),
    consents_days: shortest("consents_days"),
  };
}
