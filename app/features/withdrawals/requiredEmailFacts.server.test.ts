import { expect, test } from "vitest";

import { requestSubscription } from "~/features/newsletter/subscribe.server";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import type { Locale } from "~/platform/i18n/locale";
import { putPages } from "../../../tests/support/legalPages";
import { deliverOrder, placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { confirmWithdrawal, draftWithdrawal } from "./withdraw.server";

/** A statement that the law requires in e-mails: its source, the e-mails (by part of the subject), and its wording. */
type RequiredFact = { fact: string; source: string; of: RegExp; cs: RegExp; sk: RegExp };

const [every, confirmation, receipt, sent] = [
  /./,
  /^Potvr(?:zení|denie) objednávky/,
  /odstoupení|odstúpen/i,
  /odeslali|odoslali/,
];

const requiredFacts: readonly RequiredFact[] = [
  {
    fact: "seller with seat, number and register",
    source: "§ 435 OZ; § 3a ObZ SK",
    of: every,
    cs: /akciová společnost, Koželužská 128, 503 99 Testov, IČO 99000016.*oddíl B, vložka 1676\./s,
    sk: /akciová spoločnosť, Koželužská 128, 503 99 Testov, Česko, IČO 99000016.*oddiel B, vložka 1676\./s,
  },
  {
    fact: "the contract is concluded",
    source: "§ 1826 OZ; § 17 act 108/2024 SK",
    of: confirmation,
    cs: /Kupní smlouva je uzavřena/,
    sk: /Kúpna zmluva je uzavretá/,
  },
  {
    fact: "terms and instruction attached",
    source: "§ 1827 (2), § 1828 OZ; art. 8 (7) CRD",
    of: confirmation,
    cs: /najdete v příloze/,
    sk: /nájdete v prílohe/,
  },
  {
    fact: "total price with tax",
    source: "§ 1811 (2) b OZ",
    of: confirmation,
    cs: /Celkem s DPH: 12 990 Kč/,
    sk: /Spolu s DPH: 519,90 €/,
  },
  {
    fact: "out-of-court body",
    source: "§ 14 act 634/1992; § 5 act 108/2024 SK",
    of: confirmation,
    cs: /Česká obchodní inspekce.*www\.coi\.gov\.cz/,
    sk: /Slovenská obchodná inšpekcia.*www\.soi\.sk/,
  },
  {
    fact: "the withdrawal function",
    source: "art. 11a CRD",
    of: confirmation,
    cs: /Odstoupit od smlouvy zde: http/,
    sk: /Odstúpiť od zmluvy tu: http/,
  },
  {
    fact: "the withdrawal function, once the goods are sent",
    source: "art. 11a (1) CRD",
    of: sent,
    cs: /Odstoupit od smlouvy zde: http/,
    sk: /Odstúpiť od zmluvy tu: http/,
  },
  {
    fact: "content, date and time of a withdrawal",
    source: "art. 11a (4) CRD",
    of: receipt,
    cs: /Eva Nová.*18\. 11\. 2026.*\d+:\d\d/s,
    sk: /Eva Nová.*18\. 11\. 2026.*\d+:\d\d/s,
  },
];

async function emailsIn(locale: Locale) {
  const world = testWorld(await freshDb());
  await putPages(world.db);
  await stockJacket(world.db, { onHand: { "52": 9 } });
  const order = await placedOrder(world, { locale });
  await deliverOrder(world, order.id);
  const statement = { locale, orderId: null, orderNumber: order.number, name: "Eva Nová", email: "eva@seznam.cz" };
  await confirmWithdrawal(world, await draftWithdrawal(world, { ...statement, goods: "", lines: [] }));
  await requestSubscription(world, { email: "eva@seznam.cz", locale });
  while ((await deliverDueMail(world)) > 0);
  return world.emails.map(({ subject, text }) => ({ subject, text: text.replaceAll("\u00a0", " ") }));
}

test.each(["cs", "sk"] as const)("e-mails in %s say what law requires", async (locale) => {
  const emails = await emailsIn(locale);
  const missing = requiredFacts.flatMap(({ fact, source, of, ...said }) => {
    const such = emails.filter(({ subject }) => of.test(subject));
    if (such.length === 0) return [`no e-mail for: ${fact}`];
    return such.filter(({ text }) => !said[locale].test(text)).map(({ subject }) => `${subject}: ${fact} (${source})`);
  });
  expect(missing).toEqual([]);
});
