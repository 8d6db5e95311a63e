import { readCurrency } from "~/features/money/currency.queries.server";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import type { Settings } from "~/features/settings/settings";
import { readSettings } from "~/features/settings/settings.queries.server";
import { reservationAddress } from "~/features/stores/reservationAddresses";
import { type ListedStore, readStores } from "~/features/stores/storeList.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import type { Reservation } from "./reservation";
import { type ReservationNews, reservationEmail } from "./reservationEmail";

/**
 * Queues the e-mail about an event in the event's transaction. Each kind is sent once for each end of the reservation.
 */
export async function queueReservationEmail(
  { db, now, environment }: OrderDeps,
  reservation: Reservation,
  news: ReservationNews,
  known?: { store: ListedStore; settings: Settings },
): Promise<void> {
  const { locale, number, expiresAt, email: recipient, storeId } = reservation;
  const stores = known ? [known.store] : await readStores(db, locale, pragueClock(now()).date);
  const store = stores.find(({ id }) => id === storeId);
  if (!store) return;
  const content = reservationEmail(reservation, news, {
    t: translatorFor(locale),
    currency: await readCurrency(db, locale),
    settings: known?.settings ?? (await readSettings(db, locale)),
    store,
    pageUrl: `${environment.publicUrl}${reservationAddress(locale, reservation)}`,
    now: now(),
  });
  const mail = { subject: content.subject, text: renderEmailText(content), html: renderEmailHtml(content) };
  await queueMail(db, { ...mail, kind: `reservation-${news}`, reference: `${number}.${expiresAt}`, recipient }, now());
}
