import { openingHours } from "~/features/delivery/openingHours";
import { type Currency, formatMoney } from "~/features/money/money";
import { goodsName } from "~/features/products/goodsName";
import type { Settings } from "~/features/settings/settings";
import { groupHours } from "~/features/stores/hours";
import type { ListedStore } from "~/features/stores/storeList.queries.server";
import type { Translate } from "~/platform/i18n/i18n.server";
import { formatDateTime } from "~/platform/time/formatDate";
import type { EmailContent, EmailSection } from "~/ui/email";
import { isExtendable, type Reservation } from "./reservation";

/** The events that a customer gets an e-mail about. */
export type ReservationNews = "confirmed" | "expiring" | "extended" | "expired" | "cancelled";

export type ReservationEmailContext = {
  t: Translate;
  currency: Currency;
  settings: Pick<Settings, "bank_account" | "shop_mail">;
  store: ListedStore;
  /** Absolute URL of the reservation's page. */
  pageUrl: string;
  now: number;
};

/** Renders the e-mail without anything that was typed, because anybody can enter another person's address. */
export function reservationEmail(
  reservation: Reservation,
  news: ReservationNews,
  { t, currency, settings, store, pageUrl, now }: ReservationEmailContext,
): EmailContent {
  const { number, locale, expiresAt } = reservation;
  const until = formatDateTime(expiresAt);
  const extension = isExtendable(reservation, now) && news === "expiring" ? [t("reservations:mail.extend")] : [];
  const texts = [t("orders:mail.hello"), t(`reservations:mail.${news}.text`, { number, until }), ...extension];
  return {
    language: locale,
    subject: t(`reservations:mail.${news}.subject`, { number }),
    title: t(`reservations:mail.${news}.title`, { number }),
    sections: [
      {
        parts: [
          ...texts.map((text) => ({ kind: "paragraph" as const, text })),
          { kind: "link", text: t("reservations:mail.open"), address: pageUrl },
        ],
      },
      goodsSection(reservation, t, currency),
      storeSection(store, t),
      { parts: [{ kind: "paragraph", text: t("orders:mail.seller", sellerOf(settings)) }] },
    ],
  };
}

function goodsSection(reservation: Reservation, t: Translate, currency: Currency): EmailSection {
  const { number, productName, variantName, quantity, unitMinor } = reservation;
  const name = `${quantity}× ${goodsName(productName, variantName)}`;
  const rows = [
    { name: t("reservations:number"), value: number },
    { name, value: formatMoney(unitMinor * quantity, currency) },
  ];
  return { title: t("reservations:goods"), parts: [{ kind: "rows", rows }] };
}

function storeSection({ name, street, zip, city, phone, week }: ListedStore, t: Translate): EmailSection {
  const openings = groupHours(week).map((row) => openingHours(row, t));
  const text = [name, `${street}, ${zip} ${city}`, phone, openings.join(", ")].filter(Boolean).join("\n");
  return { title: t("reservations:store"), parts: [{ kind: "paragraph", text }] };
}

function sellerOf({ bank_account, shop_mail }: ReservationEmailContext["settings"]) {
  return { seller: bank_account.holder, email: shop_mail.reply_to };
}
