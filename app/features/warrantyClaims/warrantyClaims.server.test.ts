import { expect, test } from "vitest";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { payOrder } from "~/features/orders/changeOrderState.server";
import { findOrder } from "~/features/orders/orders.queries.server";
import { owedMinor } from "~/features/orders/refunds/refund";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { refundPayment } from "~/features/orders/refunds/refundPayment.server";
import { readReturnableLines } from "~/features/withdrawals/withdrawal.queries.server";
import { dayMs } from "~/platform/time/durations";
import { insertPhoto, readPhotos } from "~/platform/uploads/upload.queries.server";
import { claimGoods, deliveredOrder, evasClaim } from "../../../tests/support/claims";
import { registerTestCustomer } from "../../../tests/support/customers";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { exportPersonalData } from "../privacy/exportPersonalData.server";
import { cancelClaim, moveClaim } from "./changeClaim.server";
import { readClaimableLines } from "./claimableLines.queries.server";
import { purgeClaimPhotos, purgeClaims } from "./claimPrivacy.queries.server";
import { submitClaim } from "./submitClaim.server";
import { claimsOfOrder, warrantyPhotoClaim } from "./warrantyClaim";
import { findClaim, listClaims, readClaimEvents } from "./warrantyClaim.queries.server";

const jana = "staff Jana";
const manual = { note: "", method: "manual" } as const;

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  const { id: orderId, number } = await deliveredOrder(world);
  const claimable = async () => {
    const order = await findOrder(db, orderId);
    return order ? (await readClaimableLines(db, order)).map(({ claimableQuantity }) => claimableQuantity) : [];
  };
  const submit = (given = {}, submissionHash = "A".repeat(22)) =>
    submitClaim(world, { request: evasClaim(orderId, given), submissionHash, photoIds: [] });
  const mails = async () =>
    (await db.selectFrom("mail_outbox").selectAll().where("kind", "like", "claim-%").execute()).sort((a, b) =>
      a.reference.localeCompare(b.reference),
    );
  const owed = async () => {
    const order = await findOrder(db, orderId);
    return order ? owedMinor(order, await readLedger(db, order)) : -1;
  };
  return { world, db, orderId, number, claimable, submit, mails, owed };
}

test("a claim gets the year's next number, its photos, its day and a confirmation of what was said", async () => {
  const { world, db, orderId, number, mails } = await shop();
  await insertPhoto(db, { id: "p1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: world.now() });
  const first = await claimGoods(world, orderId, { photoIds: ["p1"] });
  const second = await claimGoods(world, orderId, { locale: "sk", email: "jiny@seznam.cz" });
  expect([first.number, second.number]).toEqual(["RK2026000001", "RK2026000002"]);
  expect(first).toMatchObject({ state: "received", dueOn: "2026-12-18", endedAt: null });
  expect((await readPhotos(db, warrantyPhotoClaim(first))).map(({ id }) => id)).toEqual(["p1"]);
  const [own, other] = plainSpaces(await mails());
  expect([own?.recipient, own?.subject]).toEqual(["eva@seznam.cz", "Potvrzení o přijetí reklamace RK2026000001"]);
  for (const part of [
    number,
    "Bunda 1001, 52: 1×",
    "Prasklý šev",
    "týden",
    "Oprava",
    "+420 601 123 456",
    "18. 12. 2026",
  ])
    expect(own?.body_text).toContain(part);
  expect(own?.body_text).toContain(`/reklamace/${first.id}/${first.hash}`);
  expect(other?.body_text).toContain("/sk/reklamace/");
  expect(other?.body_text).toContain("Bunda 1001");
  expect(other?.body_text).not.toMatch(/Prasklý|601 ?123 ?456/);
});

test("the same press makes one claim, also at once, and no piece is claimed twice", async () => {
  const { db, submit, claimable, mails } = await shop();
  const made = await Promise.all([submit(), submit(), submit()]);
  expect(new Set(made.map((result) => result.ok && result.claim.number))).toEqual(new Set(["RK2026000001"]));
  expect(await mails()).toHaveLength(1);
  expect(await claimable()).toEqual([1, 1]);
  const pair = { lines: [{ linePosition: 1, quantity: 2 }] };
  expect(await submit(pair, "B".repeat(22))).toEqual({ ok: false, reason: "pieces" });
  expect(await submit({ lines: [] }, "C".repeat(22))).toEqual({ ok: false, reason: "pieces" });
  const both = await Promise.all([submit({}, "D".repeat(22)), submit({}, "E".repeat(22))]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await db.selectFrom("warranty_claim").select("id").execute()).toHaveLength(2);
});

test("a cancelled claim frees its pieces; the number of an order's claims has a limit", async () => {
  const { world, submit, claimable } = await shop();
  for (let index = 0; index < claimsOfOrder.all; index += 1) {
    const made = await submit({}, String(index).padStart(22, "0"));
    if (!made.ok) throw new Error(made.reason);
    expect(await cancelClaim(world, made.claim.id)).toEqual({ ok: true });
    if (index === 0) expect(await cancelClaim(world, made.claim.id)).toEqual({ ok: true });
  }
  expect(await claimable()).toEqual([2, 1]);
  expect(await submit({}, "F".repeat(22))).toEqual({ ok: false, reason: "limit" });
});

test("nothing is claimed before the goods are handed over, and after 24 months", async () => {
  const { world, db, orderId, submit } = await shop();
  const later = { ...world, now: () => world.now() + 735 * dayMs };
  const request = evasClaim(orderId);
  expect(await submitClaim(later, { request, submissionHash: "G".repeat(22), photoIds: [] })).toEqual({
    ok: false,
    reason: "closed",
  });
  await db.updateTable("orders").set({ state: "pending", delivered_at: null }).where("id", "=", orderId).execute();
  expect(await submit()).toEqual({ ok: false, reason: "closed" });
});

test("staff bring a claim to an outcome; each state has its author and its e-mail", async () => {
  const { world, db, orderId, mails, claimable } = await shop();
  const { id, number } = await claimGoods(world, orderId);
  const move = (state: "assessing" | "repaired" | "rejected", note = "") =>
    moveClaim(world, id, { ...manual, state, note }, jana);
  expect(await move("assessing")).toMatchObject({ ok: true, paid: null });
  expect(await move("rejected")).toEqual({ ok: false, reason: "reason-missing" });
  expect(await move("rejected", "Běžné opotřebení.")).toMatchObject({ ok: true, claim: { state: "rejected" } });
  expect(await move("repaired")).toEqual({ ok: false, reason: "forbidden" });
  expect((await readClaimEvents(db, id)).map(({ state, actor, note }) => [state, actor, note])).toEqual([
    ["received", "customer", ""],
    ["assessing", jana, ""],
    ["rejected", jana, "Běžné opotřebení."],
  ]);
  const sent = await mails();
  expect(sent.map(({ kind, reference }) => [kind, reference])).toEqual([
    ["claim-received", `${number}-1`],
    ["claim-assessing", `${number}-2`],
    ["claim-rejected", `${number}-3`],
  ]);
  expect(sent[2]?.body_text).toContain("Běžné opotřebení.");
  expect(await findClaim(db, id)).toMatchObject({ endedAt: world.now() });
  expect(await claimable()).toEqual([2, 1]);
});

test("a refund pays the piece's price back once, with a credit note, and the piece is gone", async () => {
  const { world, db, orderId, claimable, owed, mails } = await shop();
  await payOrder(world, orderId, jana);
  const { id } = await claimGoods(world, orderId);
  const price = (await findOrder(db, orderId))?.lines[0]?.unitMinor ?? 0;
  const moved = await moveClaim(world, id, { ...manual, state: "refunded" }, jana);
  expect(moved).toMatchObject({ ok: true, claim: { refundMinor: price }, paid: { ok: true } });
  expect(await moveClaim(world, id, { ...manual, state: "refunded" }, jana)).toMatchObject({ reason: "forbidden" });
  const refunds = await db.selectFrom("refund").select(["amount_minor", "state"]).execute();
  expect(refunds).toEqual([{ amount_minor: price, state: "done" }]);
  const credit = (await readOrderDocuments(db, orderId)).find(({ content }) => content.corrects !== null);
  expect(credit?.content.lines).toMatchObject([{ position: 1, quantity: -1 }]);
  expect((await mails())[1]?.attachments_json).toContain(credit?.id ?? "none");
  expect(await claimable()).toEqual([1, 1]);
  expect((await readReturnableLines(db, orderId)).map(({ returnableQuantity }) => returnableQuantity)).toEqual([1, 1]);
  expect(await owed()).toBe(0);
});

test("while the gateway does not pay, the order is on the list of refunds until it is paid", async () => {
  const { world, db, orderId, owed } = await shop();
  await payOrder(world, orderId, jana);
  const { id } = await claimGoods(world, orderId);
  const decision = { state: "discounted", note: "", method: "gateway", amountMinor: 1_000 } as const;
  const moved = await moveClaim(world, id, decision, jana);
  expect(moved).toMatchObject({ ok: true, claim: { state: "discounted" }, paid: { reason: "no-transaction" } });
  const due = () => db.selectFrom("orders").select("refund_due_at").executeTakeFirstOrThrow();
  expect([await owed(), (await due()).refund_due_at]).toEqual([1_000, world.now()]);
  expect(await refundPayment(world, { orderId, method: "manual", reason: "claim" }, jana)).toMatchObject({ ok: true });
  expect([await owed(), (await due()).refund_due_at]).toEqual([0, null]);
});

test("no more goes back than the pieces cost, nor than was paid, and nothing is stored then", async () => {
  const { world, db, orderId, claimable } = await shop();
  const { id } = await claimGoods(world, orderId);
  const refund = (amountMinor?: number) => moveClaim(world, id, { ...manual, state: "refunded", amountMinor }, jana);
  expect(await refund()).toEqual({ ok: false, reason: "unpaid", mostMinor: 0 });
  await payOrder(world, orderId, jana);
  const price = (await findOrder(db, orderId))?.lines[0]?.unitMinor ?? 0;
  expect(await refund(price + 1)).toEqual({ ok: false, reason: "too-much", mostMinor: price });
  expect(await moveClaim(world, id, { ...manual, state: "discounted" }, jana)).toEqual({
    ok: false,
    reason: "amount-missing",
  });
  expect(await findClaim(db, id)).toMatchObject({ state: "received", refundMinor: 0 });
  expect(await claimable()).toEqual([1, 1]);
  expect(await refund(price - 1)).toMatchObject({ ok: true, claim: { refundMinor: price - 1 } });
});

test("a customer's data include the claims of their orders, without the secrets", async () => {
  const { world, db, orderId } = await shop();
  const eva = await registerTestCustomer(world);
  await db.updateTable("orders").set({ customer_id: eva.customerId }).where("id", "=", orderId).execute();
  const { number, hash } = await claimGoods(world, orderId);
  const data = JSON.stringify(await exportPersonalData(db, eva, world.now()));
  for (const part of [number, "Prasklý šev", "Bunda 1001"]) expect(data).toContain(part);
  expect(data).not.toContain(hash);
});

test("open claims are listed by their day, all by their age", async () => {
  const { world, db, orderId } = await shop();
  const old = await claimGoods(world, orderId);
  const later = { ...world, now: () => world.now() + 5 * dayMs };
  const young = await claimGoods(later, orderId);
  const ended = await claimGoods(later, orderId, { lines: [{ linePosition: 2, quantity: 1 }] });
  await cancelClaim(later, ended.id);
  const list = async (isOpenOnly: boolean) =>
    (await listClaims(db, { isOpenOnly, limit: 9, offset: 0 })).map(({ number }) => number);
  expect(await list(true)).toEqual([old.number, young.number]);
  expect((await list(false)).slice(-1)).toEqual([old.number]);
  expect(await list(false)).toHaveLength(3);
});

test("the history of the order keeps no note", async () => {
  const { world, db, orderId } = await shop();
  const { id, number } = await claimGoods(world, orderId);
  await moveClaim(world, id, { ...manual, state: "rejected", note: "Běžné opotřebení." }, jana);
  expect(await cancelClaim(world, id)).toEqual({ ok: false });
  const changes = await db.selectFrom("order_change").where("kind", "=", "claimMoved").select("detail").execute();
  expect(changes).toEqual([{ detail: `${number}, rejected` }]);
});

test("a purge that is cut short leaves the claim for the next one", async () => {
  const { world, db, orderId } = await shop();
  const { id } = await claimGoods(world, orderId);
  await cancelClaim(world, id);
  await db.schema.dropTable("upload").execute();
  await expect(purgeClaims(db, world.now() + 1, 9)).rejects.toThrow();
  expect(await findClaim(db, id)).toMatchObject({ defect: "Prasklý šev", email: "eva@seznam.cz" });
});

test("photos and what was typed are deleted after their periods; the amounts stay", async () => {
  const { world, db, orderId } = await shop();
  await insertPhoto(db, { id: "p1", widthPx: 1, heightPx: 1 }, { bytes: 1, now: world.now() });
  const { id } = await claimGoods(world, orderId, { photoIds: ["p1"] });
  const open = await claimGoods(world, orderId);
  await cancelClaim(world, id);
  const photos = async () => (await readPhotos(db, warrantyPhotoClaim({ id }))).length;
  expect([await purgeClaimPhotos(db, world.now(), 9), await photos()]).toEqual([0, 1]);
  expect([await purgeClaimPhotos(db, world.now() + 1, 9), await photos()]).toEqual([1, 0]);
  expect(await purgeClaims(db, world.now() + 1, 9)).toBe(1);
  expect(await purgeClaims(db, world.now() + 1, 9)).toBe(0);
  expect(await findClaim(db, id)).toMatchObject({ defect: "", since: "", email: "", phone: "", state: "cancelled" });
  expect(await findClaim(db, open.id)).toMatchObject({ defect: "Prasklý šev" });
});
