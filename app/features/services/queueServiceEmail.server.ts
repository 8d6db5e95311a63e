import { readCurrency } from "~/features/money/currency.queries.server";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { readPickupStores } from "~/features/stores/pickupStores.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { queueMail } from "~/platform/mail/outbox.queries.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import type { ServiceOrder } from "./service";
import { serviceAddress } from "./serviceAddresses";
import { type ServiceUpdate, serviceEmail } from "./serviceEmail";

/** Queues the e-mail about a change in the change's transaction, in the language of the order. */
export async function queueServiceEmail(
  { db, now, environment }: OrderDeps,
  service: ServiceOrder,
  { position, ...update }: ServiceUpdate & { position: number },
): Promise<void> {
  const { locale } = service;
  const stores = await readPickupStores(db, locale);
  const email = serviceEmail(service, update, {
    t: translatorFor(locale),
    currency: await readCurrency(db, locale),
    settings: await readSettings(db, locale),
    store: stores.find(({ id }) => id === service.storeId),
    pageUrl: `${environment.publicUrl}${serviceAddress(locale, service)}`,
  });
  const rendered = { subject: email.subject, text: renderEmailText(email), html: renderEmailHtml(email) };
  const identity = { kind: `service-${update.name}`, reference: `${service.number}-${position}` };
  await queueMail(db, { ...rendered, ...identity, recipient: service.email }, now());
}
