import type { Carrier } from "~/features/delivery/delivery";
import { type DeliveryDeps, readDeliveryOffer } from "~/features/delivery/delivery.queries.server";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { type Translate, translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import { htmlTable } from "./htmlTable";

type Texts = { t: Translate; money: (amountMinor: number) => string };

/** Lists the prices of carriers in the shop version, from the tables by which orders are priced. */
export async function carrierPrices(shop: DeliveryDeps, locale: Locale): Promise<string> {
  const [{ carriers }, texts] = await Promise.all([readDeliveryOffer(shop, locale), readTexts(shop, locale)]);
  const { t } = texts;
  const columns = (["carrier", "when", "price"] as const).map((name) => t(`legal:delivery.${name}`));
  const rows = carriers.flatMap((carrier) => carrierRow(carrier, texts));
  return htmlTable("", columns, rows);
}

/** Lists the prices of payments, from the same tables. */
export async function paymentPrices(shop: DeliveryDeps, locale: Locale): Promise<string> {
  const [{ payments }, texts] = await Promise.all([readDeliveryOffer(shop, locale), readTexts(shop, locale)]);
  const { t } = texts;
  const columns = (["payment", "how", "price"] as const).map((name) => t(`legal:delivery.${name}`));
  const rows = payments.map(({ id, priceMinor }) => [
    t(`delivery:payment.${id}.name`),
    t(`delivery:payment.${id}.text`),
    priceText(priceMinor, texts),
  ]);
  return htmlTable("", columns, rows);
}

async function readTexts(shop: DeliveryDeps, locale: Locale): Promise<Texts> {
  const currency = await readCachedCurrency(shop.db, locale);
  return { t: translatorFor(locale), money: (amountMinor) => formatMoney(amountMinor, currency) };
}

/** Returns the rows of a carrier; none for gift vouchers by e-mail, which are not carried. */
function carrierRow({ id, kind, priceMinor }: Carrier, texts: Texts): string[][] {
  if (kind === "email") return [];
  const { t } = texts;
  return [[t(`delivery:carrier.${id}.name`), t(`legal:delivery.time.${kind}`), priceText(priceMinor, texts)]];
}

function priceText(priceMinor: number, { t, money }: Texts): string {
  return priceMinor === 0 ? t("delivery:free") : money(priceMinor);
}
