import { expect, test } from "vitest";

import type { Page } from "~/features/content/page.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { locales } from "~/platform/i18n/locale";
import { putPages, samplePages } from "../../../tests/support/legalPages";
import { saveSetting } from "../../../tests/support/settings";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { readFilledPage } from "./readFilledPage.server";

/** A fact that the law requires on a page: its source, the page, and its wording in each language. */
type RequiredFact = { fact: string; source: string; pages: readonly string[]; cs: RegExp; sk: RegExp };

const [terms, privacy, claims, withdrawal, delivery] = ["1", "2", "11", "12", "14"] as const;
const everyLegal = [terms, claims, withdrawal];

const requiredFacts: readonly RequiredFact[] = [
  {
    fact: "name and legal form",
    source: "§ 435 OZ; § 3a ObZ SK",
    pages: [terms, privacy, claims, "contact"],
    cs: /KARA – ukázkový obchod, akciová společnost/,
    sk: /KARA – ukážkový obchod, akciová spoločnosť/,
  },
  {
    fact: "seat",
    source: "§ 1811 (2) OZ; § 5 act 108/2024 SK",
    pages: [...everyLegal, privacy, "contact"],
    cs: /Koželužská 128, 503 99 Testov/,
    sk: /Koželužská 128, 503 99 Testov, Česko/,
  },
  {
    fact: "company number",
    source: "§ 435 OZ",
    pages: [terms, privacy, claims, "contact"],
    cs: /99000016/,
    sk: /99000016/,
  },
  {
    fact: "entry in the register",
    source: "§ 435 OZ; specification 9",
    pages: [terms, claims, "contact"],
    cs: /Hradci Králové, oddíl B, vložka 1676/,
    sk: /Hradci Králové \(Česká republika\), oddiel B, vložka 1676/,
  },
  {
    fact: "telephone and e-mail",
    source: "§ 1811 (2) OZ; art. 6 (1) c CRD",
    pages: [terms, "contact"],
    cs: /tel:\+420900100100.*mailto:info@/,
    sk: /tel:\+420900100100.*mailto:info@/,
  },
  {
    fact: "account as its country writes it",
    source: "regulation 260/2012",
    pages: ["contact"],
    cs: /19-2600123468\/9999/,
    sk: /IBAN.*SK\d{22}/,
  },
  {
    fact: "when the contract is concluded",
    source: "§ 1826 OZ",
    pages: [terms],
    cs: /Kupní smlouva je uzavřena/,
    sk: /Kúpna zmluva je uzavretá/,
  },
  {
    fact: "language and storing of the contract",
    source: "§ 1826 (1) OZ; art. 10 e-commerce",
    pages: [terms],
    cs: /Smlouvu uzavíráme v češtině.*ukládáme/,
    sk: /Zmluvu uzatvárame v slovenčine.*ukladáme/,
  },
  {
    fact: "corrections before ordering",
    source: "§ 1826 (1) b OZ",
    pages: [terms],
    cs: /údaje opravit/,
    sk: /údaje opraviť/,
  },
  {
    fact: "delivery time",
    source: "§ 1811 (2) c OZ; art. 6 (1) g CRD",
    pages: [terms, delivery],
    cs: /nejpozději do 2 pracovních dnů/,
    sk: /najneskôr do 2 pracovných dní/,
  },
  {
    fact: "delivery prices",
    source: "§ 1811 (2) b OZ",
    pages: [delivery],
    cs: /119 Kč.*39 Kč/,
    sk: /4,90 €.*1,50 €/,
  },
  {
    fact: "when goods are ready in a store",
    source: "§ 1811 (2) c OZ; art. 6 (1) g CRD",
    pages: [delivery],
    cs: /Osobní odběr.*ve zvoleném termínu/,
    sk: /Osobný odber.*vo zvolenom termíne/,
  },
  {
    fact: "lowest price of 30 days",
    source: "§ 12a act 634/1992",
    pages: [terms],
    cs: /nejnižší cenu za 30 dní před slevou/,
    sk: /najnižšiu cenu za 30 dní pred zľavou/,
  },
  {
    fact: "out-of-court body with address",
    source: "§ 14 act 634/1992; § 5 act 108/2024 SK",
    pages: [terms, claims],
    cs: /Česká obchodní inspekce, Ústřední inspektorát – oddělení ADR, Gorazdova 1969\/24, 120 00 Praha 2, www\.coi\.gov\.cz/,
    sk: /odbor alternatívneho riešenia spotrebiteľských sporov, Bajkalská 21\/A, 827 99 Bratislava 27, www\.soi\.sk/,
  },
  {
    fact: "supervisors of both countries",
    source: "§ 5 (1) act 108/2024 SK",
    pages: [terms, "contact"],
    cs: /Česká obchodní inspekce.*Slovenská obchodná inšpekcia/,
    sk: /Slovenská obchodná inšpekcia.*Česká obchodní inspekce/,
  },
  {
    fact: "14 days to withdraw",
    source: "§ 1829 OZ; § 19 act 108/2024 SK",
    pages: [terms, withdrawal, "15"],
    cs: /14 dnů/,
    sk: /14 dní/,
  },
  {
    fact: "the online form for withdrawal",
    source: "art. 11a CRD",
    pages: [...everyLegal.slice(0, 1), withdrawal, "7", "15"],
    cs: /href="\/odstoupeni-od-smlouvy"/,
    sk: /href="\/sk\/odstoupeni-od-smlouvy"/,
  },
  {
    fact: "model form",
    source: "annex I B CRD; § 1820 (1) f OZ",
    pages: [withdrawal],
    cs: /Vzorový formulář.*Oznamuji, že tímto odstupuji od smlouvy/,
    sk: /Vzorový formulár.*Týmto oznamujem, že odstupujem od zmluvy/,
  },
  {
    fact: "costs of returning",
    source: "§ 1820 (1) g OZ",
    pages: [withdrawal],
    cs: /Náklady na vrácení nesete vy/,
    sk: /Náklady na vrátenie znášate vy/,
  },
  {
    fact: "money back within 14 days",
    source: "§ 1832 OZ",
    pages: [withdrawal],
    cs: /Do 14 dnů od odstoupení vám vrátíme všechny přijaté platby/,
    sk: /Do 14 dní od odstúpenia vám vrátime všetky prijaté platby/,
  },
  {
    fact: "exceptions from withdrawal",
    source: "§ 1837 OZ",
    pages: [withdrawal],
    cs: /Kdy odstoupit nelze/,
    sk: /Kedy odstúpiť nemožno/,
  },
  {
    fact: "two years of liability for defects",
    source: "§ 2165 OZ; § 619 OZ SK",
    pages: [terms, claims],
    cs: /do dvou let od převzetí/,
    sk: /do dvoch rokov od prevzatia/,
  },
  {
    fact: "claims settled within 30 days",
    source: "§ 19 act 634/1992; § 507 OZ SK",
    pages: [claims],
    cs: /nejpozději do 30 dnů/,
    sk: /najneskôr do 30 dní/,
  },
  {
    fact: "what a buyer may ask for",
    source: "§ 2169, § 2171 OZ; § 623 OZ SK",
    pages: [claims],
    cs: /opravu, nebo dodání nového zboží.*slevu.*odstoupit/,
    sk: /opravu alebo výmenu tovaru.*zľavu.*odstúpiť/,
  },
  {
    fact: "controller and contact",
    source: "art. 13 (1) a GDPR",
    pages: [privacy],
    cs: /Správcem je KARA.*soukromi@kara\.example/,
    sk: /Prevádzkovateľom je KARA.*soukromi@kara\.example/,
  },
  {
    fact: "legal basis of each purpose",
    source: "art. 13 (1) c GDPR",
    pages: [privacy],
    cs: /plnění smlouvy.*zákonná povinnost.*oprávněný zájem/,
    sk: /plnenie zmluvy.*zákonná povinnosť.*oprávnený záujem/,
  },
  {
    fact: "no consent that is not kept with its words",
    source: "art. 7 (1) GDPR",
    pages: [privacy],
    cs: /Hlídání dostupnosti.{0,60}kroky před uzavřením smlouvy/,
    sk: /Sledovanie dostupnosti.{0,60}kroky pred uzavretím zmluvy/,
  },
  {
    fact: "periods of keeping",
    source: "art. 13 (2) a GDPR",
    pages: [privacy],
    cs: /ostatní údaje 1 095 dnů od vyřízení/,
    sk: /ostatné údaje 1 095 dní od vybavenia/,
  },
  {
    fact: "recipients and transfers",
    source: "art. 13 (1) e, f GDPR",
    pages: [privacy],
    cs: /příjemci: dopravce.*mimo Evropskou unii/,
    sk: /príjemcovia: dopravca.*mimo Európskej únie/,
  },
  {
    fact: "each kind of data of messages, searches and protection",
    source: "art. 13 (1) GDPR",
    pages: [privacy],
    cs: /telefon, číslo objednávky, text zprávy.*nic nebo jen podobné zboží.*rezervace a odeslaných formulářů/,
    sk: /telefón, číslo objednávky, text správy.*nič alebo iba podobný tovar.*rezervácii a odoslaných formulároch/,
  },
  {
    fact: "rights and the authority",
    source: "art. 13 (2) b–d GDPR",
    pages: [privacy],
    cs: /Vznést námitku.*Odvolat souhlas.*Úřadu pro ochranu osobních údajů/,
    sk: /Namietať.*Odvolať súhlas.*Úrade na ochranu osobných údajov/,
  },
  {
    fact: "automated decisions, duty to give data",
    source: "art. 13 (2) e, f GDPR",
    pages: [privacy],
    cs: /dobrovolně.*nerozhodujeme automatizovaně/,
    sk: /dobrovoľne.*Nerozhodujeme o vás automatizovane/,
  },
  {
    fact: "each cookie with its time",
    source: "§ 89 act 127/2005; § 109 act 452/2021 SK",
    pages: [privacy],
    cs: />cart\.tempId<.*14 dnů.*>_ga</,
    sk: />cart\.tempId<.*14 dní.*>_ga</,
  },
  {
    fact: "validity, rest and refund of vouchers",
    source: "§ 1811 (2) OZ",
    pages: ["gift-vouchers"],
    cs: /Platnost:.*12 měsíců.*Zůstatek:.*Vrácení peněz:/,
    sk: /Platnosť:.*12 mesiacov.*Zostatok:.*Vrátenie peňazí:/,
  },
];

/** Returns the text of every page by language and id, as it is shown. */
async function shownTexts(prepare: (db: Db) => Promise<unknown> = async () => {}): Promise<Map<string, string>> {
  const world = testWorld(await freshDb());
  await openStores(world.db);
  await prepare(world.db);
  await putPages(world.db);
  const texts = new Map<string, string>();
  for (const locale of locales) {
    for (const { id } of samplePages()) texts.set(`${locale} ${id}`, plain(await readFilledPage(world, locale, id)));
  }
  return texts;
}

function plain(page: Page | undefined): string {
  return (page?.bodyHtml ?? "").replaceAll("\u00a0", " ").replace(/\s+/g, " ");
}

test("every legal page says in both languages what law requires", async () => {
  const texts = await shownTexts();
  const missing = requiredFacts.flatMap(({ fact, source, pages, ...said }) =>
    pages.flatMap((page) =>
      locales
        .filter((locale) => !said[locale].test(texts.get(`${locale} ${page}`) ?? ""))
        .map((locale) => `page ${page} in ${locale}: ${fact} (${source})`),
    ),
  );
  expect(missing).toEqual([]);
});

test("no page has a name left that stands for nothing, or claims what nobody has proved", async () => {
  const broken = [...(await shownTexts())].filter(([, html]) =>
    /\{\{|&lt;[a-z]|consumers\/odr|největší česk|najväčš\S* česk/i.test(html),
  );
  expect(broken.map(([page]) => page)).toEqual([]);
});

test("what is not set leaves no gap in a sentence", async () => {
  const texts = await shownTexts(async (db) => {
    for (const locale of locales) {
      const { company } = await readSettings(db, locale);
      await saveSetting(db, "company", locale, { ...company, mediator: null });
    }
    await db.deleteFrom("setting").where("name", "=", "free_delivery_above_minor").execute();
  });
  const all = [...texts].map(([page, html]) => `${page}: ${html}`).join("\n");
  expect(all).not.toMatch(/90 ?071|mimosoudně|mimosoudního řešení|alternatívneho riešenia|doprava (?:zdarma|zadarmo)/);
  expect(all).not.toMatch(/\{\{|&lt;[a-z]| [.;]|<td><\/td>/);
  expect(texts.get("cs 1")).toContain("přehled je na stránce");
});

test("no page repeats what the settings say", () => {
  const repeated = samplePages().filter(({ body }) => /Koželužská|99000016|\+420 ?900/.test(body.cs + body.sk));
  expect(repeated.map(({ id }) => id)).toEqual([]);
});

test("links between pages lead to pages of the same language", () => {
  const wrong = (locale: Locale) =>
    samplePages().flatMap(({ id, body }) =>
      [...body[locale].matchAll(/href="(\/[^"]*)"/g)]
        .map(([, path = ""]) => path)
        .filter((path) => path.startsWith("/sk/") !== (locale === "sk"))
        .map((path) => `${id} ${path}`),
    );
  // The page about delivery links to the other country's prices.
  expect(wrong("cs")).toEqual(["14 /sk/info/14/doprava-a-platba"]);
  expect(wrong("sk")).toEqual(["14 /info/14/doprava-a-platba"]);
});
