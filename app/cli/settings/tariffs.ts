import { changeFee, feeName, maxFeeMinor } from "~/features/delivery/changeFee.server";
import { listFees } from "~/features/delivery/fee.queries.server";
import { readCurrencies, readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney, parseAmount } from "~/features/money/money";
import { readTaxClasses, readTaxRates } from "~/features/money/taxRate.queries.server";
import { changeTaxRate, maxTaxBasisPoints, taxRateName } from "~/features/products/price/changeTaxRate.server";
import { changeExchangeRate, exchangeRateName } from "~/features/settings/changeExchangeRate.server";
import type { SettingDeps } from "~/features/settings/changeSetting.server";
import type { Db } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

/** A setting that is a price or a rate: a row in a table of its own, written as a number. */
export type Tariff = {
  name: string;
  locale: Locale;
  /** The value as it is printed for an operator. */
  shown: string;
  /** Stores the value; returns false when the text is no valid number. `expected` describes a valid one. */
  change: (deps: SettingDeps, text: string, actor: string) => Promise<boolean>;
  expected: string;
};

/** Reads all delivery and payment fees, VAT rates and exchange rates of the shop. */
export async function readTariffs(db: Db): Promise<Tariff[]> {
  return [...(await readFeeTariffs(db)), ...(await readTaxTariffs(db)), ...(await readRateTariffs(db))];
}

async function readFeeTariffs(db: Db): Promise<Tariff[]> {
  const currencies = { cs: await readCurrency(db, "cs"), sk: await readCurrency(db, "sk") };
  return (await listFees(db)).map(({ fee, locale, priceMinor }) => ({
    name: feeName(fee),
    locale,
    shown: priceMinor === null ? "not offered" : formatMoney(priceMinor, currencies[locale]),
    expected: `${expectedFee(locale, currencies[locale])}, or off`,
    change: async (deps, text, actor) => {
      const amount = text === "off" ? null : parseAmount(text, currencies[locale].decimals);
      return amount !== undefined && changeFee(deps, { fee, locale, priceMinor: amount }, actor);
    },
  }));
}

function expectedFee(locale: Locale, currency: Currency): string {
  const most = formatMoney(maxFeeMinor, currency);
  return `an amount in ${currency.code} with VAT, such as ${locale === "cs" ? "119" : "4,90"}, and at most ${most}`;
}

async function readTaxTariffs(db: Db): Promise<Tariff[]> {
  const rateOf = await readTaxRates(db);
  return (await readTaxClasses(db)).flatMap((taxClass) =>
    locales.flatMap((locale): Tariff[] => {
      const rate = rateOf(taxClass, locale);
      if (rate === undefined) return [];
      return [
        {
          name: taxRateName(taxClass),
          locale,
          shown: `${rate / 100} %`,
          expected: `a percentage from 0 to ${maxTaxBasisPoints / 100}`,
          change: async (deps, text, actor) => {
            const basisPoints = parseAmount(text, 2);
            return basisPoints !== undefined && changeTaxRate(deps, { taxClass, locale, basisPoints }, actor);
          },
        },
      ];
    }),
  );
}

async function readRateTariffs(db: Db): Promise<Tariff[]> {
  const foreign = (await readCurrencies(db)).filter(({ rate }) => rate !== 1);
  return foreign.map(({ code, rate }) => ({
    name: exchangeRateName(code),
    locale: "sk" as const,
    shown: `${rate} CZK for 1 ${code}`,
    expected: `how many crowns 1 ${code} is worth, such as 25,1`,
    change: async (deps, text, actor) => {
      const rateMillionths = parseAmount(text, 6);
      return rateMillionths ? changeExchangeRate(deps, { code, rateMillionths }, actor) : false;
    },
  }));
}
