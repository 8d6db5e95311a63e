import { expect, test } from "vitest";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import type { Locale } from "~/platform/i18n/locale";
import { locales } from "~/platform/i18n/locale";
import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { moveClaim } from "./changeClaim.server";

/** A statement that the law requires in e-mails: its source, the e-mails (by part of the subject), and its wording. */
type RequiredFact = { fact: string; source: string; of: RegExp; cs: RegExp; sk: RegExp };

const [every, receipt, rejection] = [/./, /přijetí reklamace|prijatí reklamácie/, /zamítnuta|zamietnutá/];
const [czech, slovak] = ["§ 19 act 634/1992", "§ 622 OZ SK"];

const requiredFacts: readonly RequiredFact[] = [
  {
    fact: "seller with seat and number",
    source: "§ 435 OZ; § 3a ObZ SK",
    of: every,
    cs: /Koželužská 128, 503 99 Testov, IČO 99000016/,
    sk: /Koželužská 128, 503 99 Testov, Česko, IČO 99000016/,
  },
  {
    fact: "when it was made",
    source: `${czech} (4); ${slovak}`,
    of: receipt,
    cs: /Datum uplatnění: 18\. 11\. 2026/,
    sk: /Dátum uplatnenia: 18\. 11\. 2026/,
  },
  {
    fact: "what it is about and how to settle it",
    source: `${czech} (4); ${slovak}`,
    of: receipt,
    cs: /Požadovaný způsob vyřízení: Oprava.*Prasklý šev/s,
    sk: /Požadovaný spôsob vybavenia: Oprava.*Prasklý šev/s,
  },
  {
    fact: "contact of the customer",
    source: `${czech} (4)`,
    of: receipt,
    cs: /Kontakt: eva@seznam\.cz/,
    sk: /Kontakt: eva@seznam\.cz/,
  },
  {
    fact: "by when it is settled",
    source: `${czech} (3); ${slovak}`,
    of: receipt,
    cs: /Vyřídíme nejpozději: 18\. 12\. 2026/,
    sk: /Vybavíme najneskôr: 18\. 12\. 2026/,
  },
  {
    fact: "reason of a rejection",
    source: `${czech} (4); ${slovak}`,
    of: rejection,
    cs: /Běžné opotřebení/,
    sk: /Běžné opotřebení/,
  },
  {
    fact: "out-of-court body of the settings",
    source: "§ 14 act 634/1992; § 5 act 108/2024 SK",
    of: rejection,
    cs: /Mimosoudní řešení.*Česká obchodní inspekce.*www\.coi\.gov\.cz/,
    sk: /Alternatívne riešenie.*Slovenská obchodná inšpekcia.*www\.soi\.sk/,
  },
];

async function emailsIn(locale: Locale) {
  const world = testWorld(await freshDb());
  const order = await deliveredOrder(world, { locale });
  const { id } = await claimGoods(world, order.id, { locale });
  await moveClaim(world, id, { state: "assessing", note: "", method: "manual" }, "staff Jana");
  await moveClaim(world, id, { state: "rejected", note: "Běžné opotřebení.", method: "manual" }, "staff Jana");
  while ((await deliverDueMail(world)) > 0);
  return world.emails
    .filter(({ subject }) => /reklam/i.test(subject))
    .map(({ subject, text }) => ({ subject, text: text.replaceAll("\u00a0", " ") }));
}

test.each(locales)("e-mails about claims in %s say what law requires", async (locale) => {
  const emails = await emailsIn(locale);
  const missing = requiredFacts.flatMap(({ fact, source, of, ...said }) => {
    const such = emails.filter(({ subject }) => of.test(subject));
    if (such.length === 0) return [`no e-mail for: ${fact}`];
    return such.filter(({ text }) => !said[locale].test(text)).map(({ subject }) => `${subject}: ${fact} (${source})`);
  });
  expect(missing).toEqual([]);
});
