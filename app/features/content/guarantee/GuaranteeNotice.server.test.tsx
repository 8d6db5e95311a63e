import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/platform/i18n/i18n.server";
import { type Locale, locales } from "~/platform/i18n/locale";
import { GuaranteeNotice, type GuaranteePicture } from "./GuaranteeNotice";

type Given = { producerGuarantee?: string; picture?: GuaranteePicture | null };

function noticeIn(locale: Locale, { producerGuarantee = "", picture = null }: Given = {}): string {
  const notice = <GuaranteeNotice headingLevel="h2" picture={picture} producerGuarantee={producerGuarantee} />;
  return renderToStaticMarkup(<I18nextProvider i18n={i18nFor(locale)}>{notice}</I18nextProvider>).replaceAll(
    "\u00a0",
    " ",
  );
}

/** Facts that article 22a of the directive on consumer rights and recital 3 of Regulation (EU) 2025/1960 require. */
const facts: readonly [fact: string, cs: RegExp, sk: RegExp][] = [
  ["what it is", /Zákonná záruka za soulad zboží se smlouvou/, /Zákonná záruka súladu/],
  ["who is liable, how long at least", /prodávající nejméně 2 roky/, /predávajúci najmenej 2 roky/],
  ["longer in some states", /v některých státech Unie déle, v Česku 2 roky/, /Únie dlhšie, na Slovensku 2 roky/],
  ["free of charge", /Nic za to neplatíte/, /Nič za to neplatíte/],
  ["repair or replacement first", /bezplatnou opravu nebo výměnu/, /bezplatnú opravu alebo výmenu/],
  ["then a reduction or the money", /slevu nebo vrácení peněz/, /zľavu alebo vrátenie peňazí/],
  ["beside a producer's guarantee", /Záruka výrobce toto právo nenahrazuje/, /Záruka výrobcu toto právo nenahrádza/],
  ["the Union's page", /europa\.eu\/youreurope\/legal-guarantee/, /europa\.eu\/youreurope\/legal-guarantee/],
];

test.each(facts)("the notice says %s", (_, cs, sk) => {
  expect(noticeIn("cs")).toMatch(cs);
  expect(noticeIn("sk")).toMatch(sk);
});

test.each(locales)("a producer's guarantee stands with it only where there is one: %s", (locale) => {
  const label = /europa\.eu\/youreurope\/commercial-guarantee-durability/;
  expect(noticeIn(locale)).not.toMatch(label);
  expect(noticeIn(locale, { producerGuarantee: "5 let" })).toMatch(label);
});

test.each(locales)(
  "the Union's picture takes the place of the words, which become what a screen reader says: %s",
  (locale) => {
    const notice = noticeIn(locale, { picture: { file: "zaruka-1a2b3c4d.png", width: 1240, height: 1754 } });
    const [, alt = ""] = /<img[^>]* alt="([^"]+)"/.exec(notice) ?? [];
    const words = notice.replaceAll(/<[^>]+>/g, " ");
    for (const [, cs, sk] of facts.slice(1, -1)) {
      const fact = locale === "cs" ? cs : sk;
      expect(alt).toMatch(fact);
      expect(words).not.toMatch(fact);
    }
    expect(notice).toMatch(/ src="\/img\/product\/big\/zaruka-1a2b3c4d\.png\?w=1000"/);
    expect(notice).toContain('width="1240" height="1754"');
    expect(notice).toContain(`href="https://europa.eu/youreurope/legal-guarantee"`);
  },
);
