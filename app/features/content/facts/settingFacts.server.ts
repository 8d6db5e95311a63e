import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import { accountNumber } from "~/features/settings/bankAccount";
import { bodyLine, companyLine, companyName, companySeat } from "~/features/settings/company";
import { noLimit, type Settings } from "~/features/settings/settings";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { escapeHtml } from "~/ui/escapeHtml";
import type { PageFacts } from "./pageFacts";

type Money = (amountMinor: number) => string;

export async function readPageFacts(db: Db, locale: Locale): Promise<PageFacts> {
  const [settings, currency] = await Promise.all([readCachedSettings(db, locale), readCachedCurrency(db, locale)]);
  return settingFacts(settings, currency, locale);
}

export function settingFacts(settings: Settings, currency: Currency, locale: Locale): PageFacts {
  const money = (amountMinor: number) => escapeHtml(formatMoney(amountMinor, currency));
  return { ...sellerFacts(settings, locale), ...limitFacts(settings, money), ...retentionFacts(settings) };
}

function sellerFacts({ company, bank_account, shop_mail }: Settings, locale: Locale) {
  const { supervision, mediator, phone } = company;
  return {
    "seller.name": escapeHtml(companyName(company)),
    "seller.line": escapeHtml(companyLine(company, locale, translatorFor(locale))),
    "seller.seat": escapeHtml(companySeat(company, locale)),
    "seller.id": escapeHtml(company.company_id),
    "seller.taxId": escapeHtml(company.tax_id),
    "seller.vatId": escapeHtml(company.vat_id || "–"),
    "seller.register": escapeHtml(company.register),
    "seller.phone": `<a href="tel:${escapeHtml(phone.replace(/\s/g, ""))}">${escapeHtml(phone)}</a>`,
    "seller.email": `<a href="mailto:${escapeHtml(shop_mail.reply_to)}">${escapeHtml(shop_mail.reply_to)}</a>`,
    "seller.account": escapeHtml(accountNumber(bank_account, locale)),
    "seller.supervision": supervision.map((body) => escapeHtml(bodyLine(body))).join("; "),
    "seller.mediator": mediator ? escapeHtml(bodyLine(mediator)) : "",
  };
}

function limitFacts({ free_delivery_above_minor, club_above_minor }: Settings, money: Money) {
  const isEverFree = free_delivery_above_minor < noLimit;
  return {
    "freeDelivery.above": isEverFree ? money(free_delivery_above_minor) : "",
    "club.above": money(club_above_minor),
  };
}

function retentionFacts({ retention }: Settings) {
  return {
    "retention.carts": grouped(retention.guest_carts_days),
    "retention.wishlists": grouped(retention.guest_wishlists_days),
    "retention.networks": grouped(retention.order_networks_days),
    "retention.mail": grouped(retention.mail_days),
    "retention.newsletterUnconfirmed": grouped(retention.newsletter_unconfirmed_days),
    "retention.newsletterLeft": grouped(retention.newsletter_left_days),
    "retention.stockAlerts": grouped(retention.stock_alerts_days),
    "retention.searches": grouped(retention.searches_days),
    "retention.reservations": grouped(retention.reservations_days),
    "retention.services": grouped(retention.service_orders_days),
    "retention.servicePhotos": grouped(retention.service_photos_days),
    "retention.claims": grouped(retention.claims_days),
    "retention.claimPhotos": grouped(retention.claim_photos_days),
    "retention.withdrawals": grouped(retention.withdrawals_days),
    "retention.consents": grouped(retention.consents_days),
  };
}

/** Formats a number as `1 095` with a no-break space, as prices are written. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}
