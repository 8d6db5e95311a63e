import { openingHours } from "~/features/delivery/openingHours";
import { type Currency, formatMoney } from "~/features/money/money";
import { paragraph } from "~/features/orders/email/orderEmail";
import { departmentAddress } from "~/features/settings/company";
import type { Settings } from "~/features/settings/settings";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import type { ServiceState } from "~/platform/database/schema";
import type { Translate } from "~/platform/i18n/i18n.server";
import { withoutLinks } from "~/platform/text/plainText";
import { formatDay } from "~/platform/time/pragueClock";
import type { EmailContent, EmailRow } from "~/ui/email";

import type { ServiceOrder } from "./service";
import { arrivals, serviceKinds } from "./serviceKinds";
import { serviceStates } from "./serviceStates";

/** Why a customer gets an e-mail: a new state, or a new price or day. `note` is a text by staff. */
export type ServiceUpdate = { name: ServiceState | "terms"; note: string };

type EmailContext = {
  /** Translates to the order's language. */
  t: Translate;
  currency: Currency;
  settings: Pick<Settings, "bank_account" | "shop_mail" | "company">;
  /** The store to which the garment is brought; undefined for a parcel. */
  store: PickupStore | undefined;
  /** Absolute URL of the order's page. */
  pageUrl: string;
};

/**
 * Builds the e-mail about an update. Anybody may order in another person's name, so the e-mail contains nothing that
 * was typed into the form; the page behind its link does.
 */
export function serviceEmail(
  service: ServiceOrder,
  { name, note }: ServiceUpdate,
  context: EmailContext,
): EmailContent {
  const { t, settings, pageUrl } = context;
  const { number, locale } = service;
  const seller = { seller: settings.bank_account.holder, email: settings.shop_mail.reply_to };
  return {
    language: locale,
    subject: t(`services:mail.${name}.subject`, { number }),
    title: t(`services:mail.${name}.title`),
    sections: [
      {
        parts: [
          paragraph(t("orders:mail.hello")),
          paragraph(t(`services:mail.${name}.text`)),
          ...(note ? [paragraph(withoutLinks(note))] : []),
        ],
      },
      { parts: [{ kind: "rows", rows: factRows(service, context) }] },
      ...handoverSections(service, context),
      { parts: [{ kind: "link", text: t("services:mail.open"), address: pageUrl }] },
      { parts: [paragraph(t("orders:mail.seller", seller))] },
    ],
  };
}

function factRows(service: ServiceOrder, { t, currency }: EmailContext): EmailRow[] {
  const { number, kind, priceMinor, state } = service;
  const day = dayText(service, t);
  return [
    { name: t("services:number"), value: number },
    { name: t("services:kind"), value: t(`services:kinds.${kind}.name`) },
    ...(priceMinor === null ? [] : [{ name: t("services:price"), value: formatMoney(priceMinor, currency) }]),
    ...(serviceStates[state].namesDay && day ? [{ name: t("services:day"), value: day }] : []),
  ];
}

/** Returns the promised day as text, or how long the kind takes; empty when nothing is promised. */
export function dayText({ kind, promisedOn }: Pick<ServiceOrder, "kind" | "promisedOn">, t: Translate): string {
  if (promisedOn) return t("services:promised", { date: formatDay(promisedOn) });
  const { days } = serviceKinds[kind];
  return days ? t("services:days", days) : "";
}

function handoverSections({ arrival, state, locale }: ServiceOrder, { t, store, settings }: EmailContext) {
  const { isAwaited, namesReturn } = serviceStates[state];
  if (!isAwaited && !namesReturn) return [];
  const title = t(isAwaited ? `services:bring.${arrival}.title` : `services:return.${arrival}.title`);
  const text = t(isAwaited ? `services:bring.${arrival}.text` : `services:return.${arrival}.text`);
  const openings = store?.hours.map((row) => openingHours(row, t)).join(", ");
  const place = store
    ? [store.name, store.street, `${store.zip} ${store.city}`, store.phone, openings].filter(Boolean).join("\n")
    : departmentAddress(settings.company, locale, t("services:workshop"));
  const isPlaceNamed = isAwaited || arrivals[arrival].asksStore;
  return [{ title, parts: [paragraph(text), ...(isPlaceNamed ? [paragraph(place)] : [])] }];
}
