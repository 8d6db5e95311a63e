import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";

import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { i18nFor } from "~/platform/i18n/i18n.server";
import { crown } from "../../../tests/support/currencies";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { AgreedSentence } from "./AgreeForm";
import type { ExpectedArrival } from "./arrival";
import { Essentials } from "./Essentials";

function writtenMarkupOf(part: ReactNode): string {
  const page = (
    <I18nextProvider i18n={i18nFor("cs")}>
      <CurrencyProvider value={crown}>{part}</CurrencyProvider>
    </I18nextProvider>
  );
  return renderToStaticMarkup(page);
}

function markupOf(part: ReactNode): string {
  return plainSpaces(writtenMarkupOf(part));
}

function essentials(key: ExpectedArrival["key"]): string {
  const seller = { line: "KARA", email: "info@kara.example", phone: "+420 900 100 100" };
  return markupOf(
    <Essentials seller={seller} totalMinor={1_000} arrival={{ key, count: 3 }} guaranteePicture={null} />,
  );
}

test("goods have a guarantee, and days to withdraw from when they are taken over", () => {
  expect(essentials("paid")).toMatch(/od převzetí zboží.*Zákonná záruka/s);
});

test("vouchers by e-mail alone are no goods", () => {
  expect(essentials("email")).toContain(
    "U nepoužitých poukazů můžete od smlouvy bez udání důvodu odstoupit do 14 dnů od doručení",
  );
  expect(essentials("email")).not.toMatch(/převzetí zboží|záruk/i);
});

test("the consent names every text of the stored version", () => {
  const links = [...markupOf(<AgreedSentence />).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/info/1/obchodni-podminky", "/info/11/reklamacni-rad", "/info/12/odstoupeni-od-smlouvy"]);
});

test("no line of the consent ends between a preposition and the text that it names", () => {
  const before = [...writtenMarkupOf(<AgreedSentence />).matchAll(/(\S+\s)<a /g)].map(([, word]) => word);
  expect(before).toEqual(["s\u00a0", "a\u00a0", "s\u00a0"]);
});
