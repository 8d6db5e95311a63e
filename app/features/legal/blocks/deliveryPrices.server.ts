import type { Carrier, DeliveryOffer } from "~/features/delivery/delivery";
import { type DeliveryDeps, readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { htmlTable } from "./htmlTable";

type Texts = { t: Translate; money: (amountMinor: number) => string };

/** Prices of carriers and payments in the shop version, from the tables that orders are priced by. */
export async function deliveryPrices(shop: DeliveryDeps, locale: Locale): Promise<string> {
  const currency = await readCachedCurrency(shop.db, locale);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  return priceTables(await readDeliveryOffer(shop, locale), { t: translatorFor(locale), money });
}

function priceTables({ carriers, payments }: Pick<DeliveryOffer, "carriers" | "payments">, texts: Texts): string {
  const { t } = texts;
  const carried = carriers.filter(({ kind }) => kind !== "email");
  const carrierRows = carried.map((carrier) => carrierRow(carrier, texts));
  const paymentRows = payments.map(({ id, priceMinor }) => [
    t(`delivery:payment.${id}.name`),
    t(`delivery:payment.${id}.text`),
    priceText(priceMinor, texts),
  ]);
  const price = t("legal:delivery.price");
  return (
    htmlTable(
      t("legal:delivery.carriers"),
      [t("legal:delivery.carrier"), t("legal:delivery.when"), price],
      carrierRows,
    ) +
    htmlTable(t("legal:delivery.payments"), [t("legal:delivery.payment"), t("legal:delivery.how"), price], paymentRows)
  );
}

/** A parcel's text says when it comes; that of a pickup how it is paid, so the term of the order stands here. */
function carrierRow({ id, kind, priceMinor }: Carrier, texts: Texts): string[] {
  const { t } = texts;
  const when = kind === "pickup" ? t("legal:arrival.pickup") : t(`delivery:carrier.${id}.text`);
  return [t(`delivery:carrier.${id}.name`), when, priceText(priceMinor, texts)];
}

function priceText(priceMinor: number, { t, money }: Texts): string {
  return priceMinor === 0 ? t("delivery:free") : money(priceMinor);
}
