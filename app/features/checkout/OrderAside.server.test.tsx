import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";

import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { i18nFor } from "~/platform/i18n/i18n.server";
import { crown } from "../../../tests/support/currencies";
import { CheckoutSteps } from "./CheckoutSteps";
import { OrderAside } from "./OrderAside";

function markupOf(part: ReactNode): string {
  const page = (
    <I18nextProvider i18n={i18nFor("cs")}>
      <CurrencyProvider value={crown}>{part}</CurrencyProvider>
    </I18nextProvider>
  );
  return renderToStaticMarkup(page).replaceAll("\u00a0", " ");
}

test("without CSS the variant and the price of an ordered line stand on lines of their own", () => {
  const line = {
    id: "1",
    picture: null,
    name: "Bunda Matěj",
    colour: "černá",
    size: "52",
    quantity: 1,
    unitMinor: 12_990,
  };
  const markup = markupOf(
    <OrderAside lines={[line]} totalMinor={12_990}>
      {null}
    </OrderAside>,
  );
  const text = markup.replace(/<\/?(?:div|p|ul|li|h2|section|summary)\b[^>]*>/g, "\n").replace(/<[^>]*>/g, "");
  expect(text.split("\n").flatMap((line) => line.trim() || [])).toEqual([
    "Vaše objednávka · 12 990 Kč",
    "Vaše objednávka",
    "1× Bunda Matěj",
    "černá, 52",
    "12 990 Kč",
  ]);
});

test("a step that is done says so apart from its name", () => {
  expect(markupOf(<CheckoutSteps current="cartDelivery" />)).toMatch(/>Košík <span[^>]*>\(hotovo\)</);
});
