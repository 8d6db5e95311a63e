import { expect, test } from "vitest";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { formatDay } from "~/platform/time/pragueClock";
import { renderEmailText } from "~/ui/email";
import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { cancelClaim, moveClaim } from "./changeClaim.server";
import { claimEmail } from "./claimEmail";
import type { WarrantyClaim } from "./warrantyClaim";

const jana = "staff Jana";
const stranger = "cizi@seznam.cz";

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  const { id: orderId } = await deliveredOrder(world);
  await payOrder(world, orderId, jana);
  const mails = async (recipient: string) =>
    db
      .selectFrom("mail_outbox")
      .where("kind", "like", "claim-%")
      .where("recipient", "=", recipient)
      .orderBy("reference")
      .select(["kind", "body_text as text", "attachments_json as attached"])
      .execute();
  return { world, db, orderId, mails };
}

test("another address gets no amount, note or document of a decision; the order's gets all", async () => {
  const { world, orderId, mails } = await shop();
  const { id } = await claimGoods(world, orderId, { email: stranger });
  await moveClaim(world, id, { state: "assessing", note: "Kontrola švů", method: "manual" }, jana);
  await moveClaim(world, id, { state: "refunded", note: "Prasklý šev uznán", method: "manual" }, jana);
  const theirs = await mails(stranger);
  expect(theirs.map(({ kind }) => kind)).toEqual(["claim-received", "claim-assessing", "claim-refunded"]);
  for (const { text, attached } of theirs) {
    expect(text).not.toMatch(/Kč|Kontrola|uznán$|Opravný daňový doklad/m);
    expect(attached).toBe("[]");
  }
  const own = await mails("eva@seznam.cz");
  expect(own.map(({ kind }) => kind)).toEqual(["claim-refunded"]);
  for (const part of ["Kč", "Prasklý šev uznán"]) expect(own[0]?.text).toContain(part);
  expect(own[0]?.attached).not.toBe("[]");
});

test("another address gets one e-mail of a claim that its customer cancels; the order's is informed", async () => {
  const { world, orderId, mails } = await shop();
  const { id } = await claimGoods(world, orderId, { email: stranger });
  await cancelClaim(world, id);
  expect((await mails(stranger)).map(({ kind }) => kind)).toEqual(["claim-received"]);
  const own = await mails("eva@seznam.cz");
  expect(own.map(({ kind }) => kind)).toEqual(["claim-cancelled"]);
  expect(own[0]?.text).not.toContain("Datum vyřízení");
});

const claim: WarrantyClaim = {
  id: "i",
  hash: "h",
  number: "RK2026000001",
  orderId: "o",
  locale: "cs",
  defect: "",
  since: "",
  remedy: "refund",
  email: "eva@seznam.cz",
  phone: "+420601123456",
  state: "received",
  dueOn: "2026-12-18",
  refundMinor: 0,
  giftMinor: 0,
  createdAt: 1_795_000_000_000,
  endedAt: null,
};

function textOf(given: Partial<WarrantyClaim>, isCompany = false, named: object | null = null) {
  const company = { street: "Dlouhá 1", zip: "100 00", city: "Praha", country: "CZ", mediator: named };
  const seller = { bank_account: { holder: "KARA" }, shop_mail: { reply_to: "info@kara.example" }, company };
  const content = claimEmail({ ...claim, ...given } as WarrantyClaim, {
    t: translatorFor("cs"),
    currency: { code: "CZK", decimals: 0, locale: "cs" } as never,
    settings: seller as never,
    pieces: [],
    orderNumber: "1",
    isOrderEmail: true,
    isCompany,
    pageUrl: "",
    note: "",
    hasCreditNote: false,
    refundWay: "transfer",
  });
  return plainSpaces(renderEmailText(content));
}

test.each(["received", "assessing"] as const)("a company is promised no day of a consumer's when %s", (state) => {
  expect(textOf({ state })).toContain(plainSpaces(formatDay("2026-12-18")));
  expect(textOf({ state }, true)).not.toContain(plainSpaces(formatDay("2026-12-18")));
  expect(textOf({ state }, true)).not.toContain("nejpozději");
});

test.each(["refunded", "discounted"] as const)("no money is promised when all goes back to a voucher: %s", (state) => {
  const given = { state, endedAt: claim.createdAt } as const;
  expect(textOf({ ...given, refundMinor: 900 })).toContain("do 14 dnů");
  expect(textOf({ ...given, giftMinor: 900 })).not.toMatch(/14 dnů|peníze/i);
  expect(textOf({ ...given, giftMinor: 900 })).toContain("Částku jsme vrátili na dárkový poukaz.");
});

test("an e-mail about a claim names the way by which the money goes back", () => {
  const given = { state: "refunded", endedAt: claim.createdAt, refundMinor: 900 } as const;
  expect(textOf(given)).toContain("Vracíme převodem na účet: ");
});

const mediator = { name: "Úřad pro spory", address: "Dlouhá 2, 100 00 Praha", web: "spory.example" };

test("a rejected claim names the body of the settings, to consumers alone and only where one is named", () => {
  const rejected = { state: "rejected", endedAt: claim.createdAt } as const;
  const line = "Úřad pro spory, Dlouhá 2, 100 00 Praha, spory.example";
  expect(textOf(rejected, false, mediator)).toContain(line);
  expect(textOf(rejected, true, mediator)).not.toContain(line);
  expect(textOf({ ...rejected, state: "repaired" }, false, mediator)).not.toContain(line);
  expect(textOf(rejected)).not.toMatch(/inspekc|\{\{/i);
});
