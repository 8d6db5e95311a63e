import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";

import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { i18nFor } from "~/platform/i18n/i18n.server";
import { crown } from "../../../tests/support/currencies";
import { OrderTotalsList } from "./OrderTotalsList";

const totals = {
  goodsMinor: 2_000,
  discounts: [],
  deliveryMinor: 119,
  paymentMinor: 0,
  roundingMinor: 0,
  totalMinor: 2_119,
};

function textOf(list: ComponentProps<typeof OrderTotalsList>, locale: "cs" | "sk" = "cs"): string {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(locale)}>
      <CurrencyProvider value={crown}>
        <OrderTotalsList {...list} />
      </CurrencyProvider>
    </I18nextProvider>,
  );
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test("what is not chosen yet is asked for, and the total says that it is without it", () => {
  const goods = { ...totals, deliveryMinor: 0, totalMinor: 2_000 };
  const unchosen = { totals: goods, carrierId: null, paymentId: null };
  expect(textOf(unchosen)).toBe("Zboží 2 000 Kč Doprava vyberte dopravu Celkem bez dopravy 2 000 Kč");
  expect(textOf(unchosen, "sk")).toBe("Tovar 2 000 Kč Doprava vyberte dopravu Spolu bez dopravy 2 000 Kč");
  expect(textOf({ ...unchosen, isDeliveryFree: true })).toBe("Zboží 2 000 Kč Doprava zdarma Celkem s DPH 2 000 Kč");
  const withoutPayment = textOf({ totals, carrierId: "ppl", paymentId: null });
  expect(withoutPayment).toMatch(/^Zboží 2 000 Kč Doprava \(PPL.*\) 119 Kč Celkem s DPH 2 119 Kč$/);
});

function lastRows(locale: "cs" | "sk", takenOffMinor: number): string {
  const afterwards = { takenOffMinor, leftMinor: totals.totalMinor - takenOffMinor };
  const text = textOf({ totals, afterwards, carrierId: "ppl", paymentId: "transfer" }, locale);
  return text.slice(text.indexOf("2 119 Kč") + "2 119 Kč".length).trim();
}

test("an order of which a part was withdrawn shows what went back and what is left", () => {
  expect(lastRows("cs", 0)).toBe("");
  expect(lastRows("cs", 1_000)).toMatch(/^Vráceno a reklamováno .1 000 Kč Po odečtení 1 119 Kč$/);
  expect(lastRows("sk", 1_000)).toMatch(/^Vrátené a reklamované .1 000 Kč Po odpočítaní 1 119 Kč$/);
});
