import { expect, test } from "vitest";
import { parseSettings } from "~/features/settings/settings";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { renderEmailHtml, renderEmailText } from "~/ui/email";
import { crown, euro } from "../../../../tests/support/currencies";
import { evasOrder } from "../../../../tests/support/orders";
import { plainSpaces } from "../../../../tests/support/plainSpaces";
import type { Order } from "../orders";
import { orderEmail } from "./orderEmail";
import { type OrderUpdate, orderStatusEmail } from "./orderStatusEmail";
import { orderUpdates } from "./orderUpdates";

const settings = {
  bank_account: { holder: "KARA", account: "19-2600123468/9999", iban: "CZ0299990000192600123468" },
  shop_mail: { from: "KARA <o@kara.example>", reply_to: "info@kara.example" },
  company: parseSettings(new Map()).company,
};
const summaryUrl = "https://kara.example/shrnuti/order-id/hash";
const withdrawalUrl = "https://kara.example/odstoupeni-od-smlouvy/order-id/hash";

function renderedEmail(order: Order) {
  const t = translatorFor(order.locale);
  return orderEmail(order, { t, currency: order.locale === "cs" ? crown : euro, settings, summaryUrl, withdrawalUrl });
}

test("a Czech e-mail says what was ordered, what it costs and how to pay it", () => {
  const text = renderEmailText(renderedEmail(evasOrder())).replaceAll("\u00a0", " ");
  for (const context of [
    "Přijali jsme ji 20. 11. 2026 pod číslem 2026000123",
    `Zobrazit objednávku: ${summaryUrl}`,
    "2× Bunda <Matěj> (černá, 52): 25 980 Kč",
    "Doprava (PPL – doručení na adresu): 119 Kč",
    "Celkem s DPH: 26 099 Kč",
    "DPH 21 % ze základu 21 569,42 Kč: 4 529,58 Kč",
    "Číslo účtu: 19-2600123468/9999",
    "IBAN: CZ0299990000192600123468",
    "Variabilní symbol: 2026000123",
    "Částka: 26 099 Kč",
    "Eva Nová\nDlouhá 12\n110 00 Praha\nČesko",
    "odstoupit do 14 dnů",
    "info@kara.example",
    `Odstoupit od smlouvy zde: ${withdrawalUrl}`,
  ]) {
    expect(text).toContain(context);
  }
});

test("a Slovak e-mail is in Slovak and euros, and a cash order does not ask for a transfer", () => {
  const fees = { deliveryMinor: 0, paymentMinor: 150, roundingMinor: -1 };
  const totals = { goodsMinor: 51_991, discounts: [], ...fees, totalMinor: 52_140 };
  const email = renderedEmail(evasOrder({ locale: "sk", currencyCode: "EUR", paymentId: "cod", totals }));
  const text = renderEmailText(email).replaceAll("\u00a0", " ");
  expect(email.subject).toBe("Potvrdenie objednávky 2026000123");
  expect(text).toContain("Zaokrúhlenie: −0,01 €");
  expect(text).toContain("Spolu s DPH: 521,40 €");
  expect(text).not.toContain("IBAN");
});

test("e-mails about a test payment say that no money moves", () => {
  const trial = evasOrder({ paymentId: "card", isTrialPayment: true });
  const note = "Jde o zkušební platbu, žádné peníze se nepřevádějí.";
  expect(plainSpaces(renderEmailText(renderedEmail(trial)))).toContain(note);
  expect(plainSpaces(renderEmailText(renderedEmail({ ...trial, isTrialPayment: false })))).not.toContain(note);
  const t = translatorFor("cs");
  const textOf = (kind: OrderUpdate["kind"], order: Order) => {
    const context = { t, currency: crown, settings, summaryUrl, withdrawalUrl };
    return plainSpaces(renderEmailText(orderStatusEmail(order, { kind, actor: "gateway" }, context, 0)));
  };
  for (const kind of ["paid", "paidLate", "reminder"] as const) expect(textOf(kind, trial)).toContain(note);
  expect(textOf("cancelled", { ...trial, paidAt: 1 })).toContain(note);
  expect(textOf("pending", trial)).not.toContain(note);
  expect(textOf("paid", { ...trial, isTrialPayment: false })).not.toContain(note);
});

test("the e-mail of a pickup says where the store is and when it is open", () => {
  const hours = [
    { from: 1, to: 5, opensMinute: 540, closesMinute: 1080 },
    { from: 6, to: 6, opensMinute: 540, closesMinute: 720 },
  ];
  const store = {
    id: "praha",
    name: "KARA Praha",
    street: "Vzorová 12",
    city: "Praha",
    zip: "110 00",
    country: "CZ",
    phone: "+420900100101",
    hours,
  };
  const text = renderEmailText(
    renderedEmail(evasOrder({ carrierId: "pickup", destination: { kind: "store", slot: null, store } })),
  );
  expect(text).toContain("KARA Praha\nVzorová 12, 110 00 Praha\n+420900100101\npo–pá 9:00–18:00, so 9:00–12:00");
});

test("no key is left untranslated and no name is rendered as markup", () => {
  const html = renderEmailHtml(renderedEmail(evasOrder({ note: "<script>" })));
  expect(html).not.toMatch(/orders:|delivery:|\{\{/);
  expect(html).toContain("Bunda &lt;Matěj&gt;");
  expect(html).toContain("&lt;script&gt;");
});

test("links that the customer typed into the order are not sent", () => {
  const [line] = evasOrder().lines;
  const lines = line ? [{ ...line, note: "www.evil.example" }] : [];
  const text = renderEmailText(renderedEmail(evasOrder({ note: "Call now: http://evil.example/x", lines })));
  expect(text).toContain("Call now: …");
  expect(text).not.toContain("evil");
});

const shipment = {
  carrierId: "ppl" as const,
  trackingNumber: "80012345678",
  shippedAt: Date.UTC(2026, 10, 20, 12),
  promisedOn: "2026-11-23",
};

function statusText(order: Order, update: OrderUpdate) {
  const context = { t: translatorFor(order.locale), currency: crown, settings, summaryUrl, withdrawalUrl };
  return renderEmailText(orderStatusEmail(order, update, context, order.placedAt)).replaceAll("\u00a0", " ");
}

test("the e-mail about the preparation says what comes next: the carrier, or the pickup", () => {
  const place = { id: "praha", name: "KARA Praha", street: "Vzorová 12", city: "Praha", zip: "110 00", country: "CZ" };
  const store = { ...place, phone: "+420900100101", hours: [] };
  const next = (order: Order) => /Jakmile .*/.exec(statusText(order, { kind: "pending", actor: "staff Jana" }))?.[0];
  expect(next(evasOrder())).toBe("Jakmile zboží předáme dopravci, dáme vám vědět.");
  expect(next(evasOrder({ carrierId: "pickup", destination: { kind: "store", slot: null, store } }))).toBe(
    "Jakmile bude připravená k vyzvednutí, dáme vám vědět.",
  );
});

test("the e-mail about a payment says where the goods go, and by when a parcel arrives", () => {
  const placedAt = Date.UTC(2026, 10, 20, 12);
  const text = statusText(evasOrder({ placedAt }), { kind: "paid", actor: "gateway" });
  expect(text).toContain("Zásilku doručíme nejpozději 27. 11. 2026.");
  expect(text).toContain("DORUČOVACÍ ADRESA");
});

test.each(["cs", "sk"] as const)("no e-mail about an event has a text left untranslated (%s)", (locale) => {
  for (const kind of Object.keys(orderUpdates) as (keyof typeof orderUpdates)[]) {
    const refund = { amountMinor: 500, method: "gateway" as const };
    const text = statusText(evasOrder({ locale, shipment, paidAt: 1 }), { kind, actor: "shop", refund });
    expect(text, kind).not.toMatch(/orders:|delivery:|\{\{|undefined/);
  }
});

test("the e-mail about a shipped parcel leads to the carrier's page and names the promised day", () => {
  const text = statusText(evasOrder({ shipment, state: "pending" }), { kind: "shipped", actor: "staff Jana" });
  for (const part of ["shipmentId=80012345678", "nejpozději 23. 11. 2026", "Číslo zásilky: 80012345678", "Dlouhá 12"]) {
    expect(text).toContain(part);
  }
});

test.each([
  ["transfer", "manual", "Částku jsme poslali převodem na účet."],
  ["card", "manual", "převodem na účet nebo v hotovosti"],
  ["card", "gateway", "na kartu, kterou jste platili"],
] as const)("the e-mail about a refund of a %s, %s, names its amount and way", (paymentId, method, way) => {
  const refund = { amountMinor: 4_990, method };
  const text = statusText(evasOrder({ paymentId, paidAt: 1 }), { kind: "refunded", actor: "staff Jana", refund });
  for (const part of ["jsme vám vrátili 4 990 Kč", way]) expect(text).toContain(part);
});

test("the e-mail about a card order links the payment and says until when the goods are held", () => {
  const order = evasOrder({ paymentId: "card", placedAt: Date.UTC(2026, 10, 20, 12) });
  const email = renderedEmail(order);
  const text = renderEmailText(email).replaceAll("\u00a0", " ");
  expect(text).toContain("Zboží vám rezervujeme do 20. 11. 2026 14:00.");
  expect(text).toContain(`Zaplatit objednávku: ${summaryUrl}#platba`);
  expect(text).not.toContain("IBAN");
  const context = { t: translatorFor("cs"), currency: crown, settings, summaryUrl, withdrawalUrl };
  const reminder = renderEmailText(orderStatusEmail(order, { kind: "reminder", actor: "shop" }, context, 0));
  expect(reminder.replaceAll("\u00a0", " ")).toContain("rezervujeme do 20. 11. 2026 14:00.");
  expect(reminder).toContain(`Zaplatit objednávku: ${summaryUrl}#platba`);
});

test("a transfer's e-mail shows the code for the bank's app, the day it is due, and in Slovakia the IBAN alone", () => {
  const czech = renderedEmail(evasOrder());
  expect(renderEmailHtml(czech)).toContain('<img src="cid:payment-code" alt="QR kód pro platbu');
  expect(renderEmailText(czech).replaceAll("\u00a0", " ")).toContain("Splatnost: 27. 11. 2026");
  const slovak = renderEmailText(renderedEmail(evasOrder({ locale: "sk", currencyCode: "EUR" })));
  expect(slovak).toContain("IBAN: ");
  expect(slovak).not.toContain("Číslo účtu");
});

test.each([
  ["cs", "Zaplatit můžete do 20. 11. 2026 14:00.", "Dárkové poukazy jsme poslali", /držíme|zboží|slouží/i],
  ["sk", "Zaplatiť môžete do 20. 11. 2026 14:00.", "Darčekové poukazy sme poslali", /držíme|tovar|slúži/i],
] as const)(
  "e-mails about gift vouchers alone speak of vouchers, not of goods (%s)",
  (locale, payable, sent, goods) => {
    const destination = { kind: "email" as const, email: "eva@seznam.cz" };
    const order = evasOrder({ locale, paymentId: "card", carrierId: "email", destination });
    const reminder = statusText(order, { kind: "reminder", actor: "shop" });
    expect(reminder).toContain(payable);
    const closed = statusText({ ...order, paidAt: 1 }, { kind: "closed", actor: "staff Jana" });
    expect(closed).toContain(sent);
    expect(closed).not.toMatch(goods);
  },
);

test("a cancelled order that was paid by a voucher alone promises no money", () => {
  const gift = { kind: "gift" as const, voucherId: "x", code: "DAR", basisPoints: null, amountMinor: 26_099 };
  const { totals } = evasOrder();
  const order = evasOrder({ paidAt: 1, totals: { ...totals, discounts: [gift], totalMinor: 0 } });
  const context = { t: translatorFor("cs"), currency: crown, settings, summaryUrl, withdrawalUrl };
  const text = renderEmailText(orderStatusEmail(order, { kind: "cancelled", actor: "customer" }, context, 0));
  expect(text).toContain("vrátili na poukaz");
  expect(text).not.toMatch(/\d\sKč/);
});
