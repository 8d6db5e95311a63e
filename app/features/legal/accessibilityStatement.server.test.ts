import { expect, test } from "vitest";

import { type Locale, locales } from "~/platform/i18n/locale";
import { putPages } from "../../../tests/support/legalPages";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { readFilledPage } from "./readFilledPage.server";

/**
 * Facts that the statement must contain: article 13 (2), annex V of directive 2019/882, act 424/2023 CZ and act
 * 351/2022 SK.
 */
const facts: readonly ({ fact: string } & Record<Locale, RegExp>)[] = [
  { fact: "rules", cs: /WCAG 2\.2 na úrovni AA/, sk: /WCAG 2\.2 na úrovni AA/ },
  { fact: "standard", cs: /EN 301 549/, sk: /EN 301 549/ },
  {
    fact: "act",
    cs: /zákona č\. 424\/2023 Sb\., o požadavcích na přístupnost některých výrobků a služeb/,
    sk: /zákon č\. 351\/2022 Z\. z\. o prístupnosti výrobkov a služieb pre osoby so zdravotným postihnutím/,
  },
  { fact: "how the shop works", cs: /jen s klávesnicí i bez JavaScriptu/, sk: /len s klávesnicou aj bez JavaScriptu/ },
  { fact: "what is not judged", cs: /Stránku platební brány/, sk: /Stránku platobnej brány/ },
  { fact: "who judged and when", cs: /sami \d+\. \S+ 20\d\d/, sk: /sami \d+\. \S+ 20\d\d/ },
  { fact: "what was not tried", cs: /každý den, zatím nemáme/, sk: /každý deň, zatiaľ nemáme/ },
  {
    fact: "contact",
    cs: /mailto:pristupnost@kara\.example.*zavolejte na <a href="tel:/,
    sk: /mailto:pristupnost@kara\.example.*zavolajte na <a href="tel:/,
  },
  { fact: "time of an answer", cs: /Odpovíme do 15 dnů/, sk: /Odpovieme do 15 dní/ },
  { fact: "supervisor", cs: /Českou obchodní inspekci/, sk: /Slovenskú obchodnú inšpekciu/ },
];

const status = {
  partly: {
    cs: "Stav: obchod je s pravidly částečně v souladu.",
    sk: "Stav: obchod je s pravidlami v čiastočnom súlade.",
  },
  exceptions: { cs: "Co zatím nesplňujeme", sk: "Čo zatiaľ nespĺňame" },
} as const;

/** Criteria that journeys check for every screen or the whole purchase, so the statement must not call them unmet. */
const held = [
  "1.1.1",
  "1.3.1",
  "1.4.3",
  "2.1.1",
  "2.4.3",
  "2.4.7",
  "2.4.11",
  "3.1.1",
  "3.1.2",
  "3.3.1",
  "4.1.2",
  "4.1.3",
];

async function readStatements(): Promise<Record<Locale, string>> {
  const world = testWorld(await freshDb());
  await putPages(world.db);
  const read = async (locale: Locale) =>
    ((await readFilledPage(world, locale, "13"))?.bodyHtml ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ");
  return { cs: await read("cs"), sk: await read("sk") };
}

const exceptionsIn = (statement: string) =>
  [...statement.matchAll(/\(krit[ée]rium (\d\.\d\.\d+)\)/g)].map(([, criterion]) => criterion ?? "");

test("the accessibility statement says in both languages what law requires", async () => {
  const statements = await readStatements();
  const missing = facts.flatMap(({ fact, ...said }) =>
    locales.filter((locale) => !said[locale].test(statements[locale])).map((locale) => `${locale}: ${fact}`),
  );
  expect(missing).toEqual([]);
});

test("its exceptions are the same in both languages, none that journeys disprove, and its status follows from them", async () => {
  const statements = await readStatements();
  expect(exceptionsIn(statements.cs)).toEqual(exceptionsIn(statements.sk));
  for (const locale of locales) {
    const exceptions = exceptionsIn(statements[locale]);
    expect(exceptions.filter((criterion) => held.includes(criterion))).toEqual([]);
    for (const sentence of [status.partly[locale], status.exceptions[locale]]) {
      expect(statements[locale].includes(sentence), sentence).toBe(exceptions.length > 0);
    }
  }
});
