import { expect, test } from "vitest";
import { dayMs } from "~/platform/time/durations";
import { insertPhoto, readPhotos } from "~/platform/uploads/upload.queries.server";
import { registerTestCustomer } from "../../../tests/support/customers";
import { plainSpaces } from "../../../tests/support/plainSpaces";
import { orderTestService } from "../../../tests/support/services";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { openStores } from "../../../tests/support/stores";
import { closeAccount } from "../privacy/closeAccount.server";
import { exportPersonalData } from "../privacy/exportPersonalData.server";
import { purgePersonalData } from "../privacy/purgePersonalData.server";
import { cancelService, moveService, setServiceTerms } from "./changeService.server";
import { servicePhotoClaim } from "./service";
import { findServiceByNumber, readServiceEvents } from "./service.queries.server";
import { purgeServices } from "./servicePrivacy.queries.server";

async function shop() {
  const world = testWorld(await freshDb());
  const { db } = world;
  const mails = async () =>
    (await db.selectFrom("mail_outbox").selectAll().execute())
      .filter(({ kind }) => kind.startsWith("service-"))
      .sort((a, b) => a.reference.localeCompare(b.reference));
  const photo = async (id: string) => {
    await insertPhoto(db, { id, widthPx: 1, heightPx: 1 }, { bytes: 1, now: world.now() });
    return id;
  };
  return { world, db, mails, photo };
}

const jana = "staff Jana";

test("an order gets the year's next number, its photos and an e-mail without what was typed", async () => {
  const { world, db, mails, photo } = await shop();
  const first = await orderTestService(world, { photoIds: [await photo("p1"), await photo("p2")] });
  const second = await orderTestService(world, { locale: "sk" });
  expect([first.number, second.number]).toEqual(["S2026000001", "S2026000002"]);
  expect((await readPhotos(db, servicePhotoClaim(first))).map(({ id }) => id)).toEqual(["p1", "p2"]);
  const [czech, slovak] = plainSpaces(await mails());
  expect([czech?.recipient, czech?.subject]).toEqual(["eva@seznam.cz", "Objednávku služby S2026000001 jsme přijali"]);
  expect(czech?.body_text).toContain("20–40 dní od převzetí");
  expect(czech?.body_text).toContain(`/objednavkovy-formular/${first.id}/${first.hash}`);
  expect(czech?.body_text).not.toMatch(/Kožená bunda|Zkrátit|Nová|Dlouhá/);
  expect(slovak?.body_text).toContain("20–40 dní od prevzatia");
  expect(slovak?.body_text).toContain("/sk/objednavkovy-formular/");
});

test("two presses of one form are one order, also at once", async () => {
  const { world, db, mails } = await shop();
  const submissionHash = "A".repeat(22);
  const orders = await Promise.all([1, 2, 3].map(() => orderTestService(world, { submissionHash })));
  expect(new Set(orders.map(({ number }) => number))).toEqual(new Set(["S2026000001"]));
  expect(await db.selectFrom("service_order").select("id").execute()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test("an order is brought on state by state, each with its author, its time and its e-mail", async () => {
  const { world, db, mails } = await shop();
  const { id, number } = await orderTestService(world);
  expect(await moveService(world, id, { state: "ready", note: "" }, jana)).toEqual({ ok: false, reason: "forbidden" });
  for (const state of ["accepted", "working", "ready", "closed"] as const) {
    expect(await moveService(world, id, { state, note: "" }, jana)).toMatchObject({ ok: true });
  }
  expect((await readServiceEvents(db, id)).map(({ state, actor, at }) => [state, actor, at])).toEqual([
    ["received", "customer", world.now()],
    ...["accepted", "working", "ready", "closed"].map((state) => [state, jana, world.now()]),
  ]);
  expect((await mails()).map(({ kind, reference }) => [kind, reference])).toEqual([
    ["service-received", `${number}-1`],
    ["service-accepted", `${number}-2`],
    ["service-working", `${number}-3`],
    ["service-ready", `${number}-4`],
    ["service-closed", `${number}-5`],
  ]);
  expect(await setServiceTerms(world, id, { priceMinor: 1 }, jana)).toEqual({ ok: false, reason: "forbidden" });
});

test("taking the garment in promises the last day of the period, unless staff promised another", async () => {
  const { world, db } = await shop();
  const [one, other, stored] = [
    await orderTestService(world),
    await orderTestService(world),
    await orderTestService(world, { kind: "storage" }),
  ];
  await setServiceTerms(world, other.id, { promisedOn: "2026-12-10", priceMinor: 990 }, jana);
  for (const { id } of [one, other, stored]) await moveService(world, id, { state: "accepted", note: "" }, jana);
  const days = [];
  for (const { number } of [one, other, stored]) days.push((await findServiceByNumber(db, number))?.promisedOn);
  expect(days).toEqual(["2026-12-28", "2026-12-10", null]);
});

test("a new price and day are e-mailed each time", async () => {
  const { world, mails } = await shop();
  const { id } = await orderTestService(world);
  await setServiceTerms(world, id, { priceMinor: 1290 }, jana);
  await setServiceTerms(world, id, { promisedOn: "2026-12-10" }, jana);
  const texts = (await mails()).map(({ body_text }) => body_text.replaceAll("\u00a0", " "));
  expect(texts[1]).toContain("Cena: 1 290 Kč");
  expect(texts[2]).toContain("Termín: nejpozději 10. 12. 2026");
});

test("an e-mail that names a store says when it is open", async () => {
  const { world, db, mails } = await shop();
  await openStores(db);
  await orderTestService(world, { arrival: "store", storeId: "praha" });
  expect(plainSpaces((await mails())[0]?.body_text)).toContain("po–pá 9:00–18:00");
});

test("staff refuse with a reason that the customer reads", async () => {
  const { world, mails } = await shop();
  const { id } = await orderTestService(world);
  const refuse = (note: string) => moveService(world, id, { state: "refused", note }, jana);
  expect(await refuse("")).toEqual({ ok: false, reason: "reason-missing" });
  expect(await refuse("Kůže je příliš popraskaná.")).toMatchObject({ ok: true });
  expect((await mails())[1]?.body_text).toContain("Kůže je příliš popraskaná.");
});

test("a customer cancels until the garment is here", async () => {
  const { world } = await shop();
  const [early, late] = [await orderTestService(world), await orderTestService(world)];
  await moveService(world, late.id, { state: "accepted", note: "" }, jana);
  expect(await cancelService(world, early.id)).toMatchObject({ ok: true, service: { state: "cancelled" } });
  expect(await cancelService(world, early.id)).toEqual({ ok: false, reason: "forbidden" });
  expect(await cancelService(world, late.id)).toEqual({ ok: false, reason: "forbidden" });
});

test("an order whose garment comes in while others are deleted stays, with its photos", async () => {
  const { world, db, photo } = await shop();
  const { id } = await orderTestService(world, { photoIds: [await photo("p1")] });
  const later = world.now() + 1_000 * dayMs;
  let purged: Promise<number> | undefined;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("service_order").set({ state: "accepted" }).execute();
    purged = purgeServices(db, { endedBefore: 0, awaitedBefore: later }, 9);
    // These queries give the other transaction time to reach the point where it waits for this one.
    for (let index = 0; index < 20; index += 1) await tx.selectFrom("upload").select("id").execute();
  });
  expect(await purged).toBe(0);
  expect(await readPhotos(db, servicePhotoClaim({ id }))).toHaveLength(1);
});

test("photos and orders are deleted after their periods, and those without a garment", async () => {
  const { world, db, photo } = await shop();
  const start = world.now();
  const ended = await orderTestService(world, { photoIds: [await photo("p1")] });
  const inWork = await orderTestService(world, { photoIds: [await photo("p2")] });
  await orderTestService(world, { photoIds: [await photo("p3")] });
  await cancelService(world, ended.id);
  await moveService(world, inWork.id, { state: "accepted", note: "" }, jana);
  const after = async (days: number) => {
    world.now = () => start + days * dayMs;
    await purgePersonalData(world);
    const photos = await db.selectFrom("upload").orderBy("id").select("id").execute();
    const orders = await db.selectFrom("service_order").select("id").execute();
    return [photos.map(({ id }) => id).join(" "), orders.length];
  };
  expect(await after(90)).toEqual(["p1 p2 p3", 3]);
  expect(await after(91)).toEqual(["p2", 2]);
  expect(await after(761)).toEqual(["p2", 1]);
});

test("an account's export has its orders without their secrets; with it, the ended ones are deleted", async () => {
  const { world, db, photo } = await shop();
  const { customerId } = await registerTestCustomer(world);
  const ended = await orderTestService(world, { customerId, photoIds: [await photo("p1")] });
  const open = await orderTestService(world, { customerId });
  await orderTestService(world);
  await cancelService(world, ended.id);
  const { serviceOrders } = await exportPersonalData(db, { customerId, token: "" }, world.now());
  expect(serviceOrders.map(({ number, garment }) => [number, garment])).toEqual([
    ["S2026000001", "Kožená bunda"],
    ["S2026000002", "Kožená bunda"],
  ]);
  const at = new Date(world.now()).toISOString();
  expect(serviceOrders[0]).toMatchObject({
    photos: [{ widthPx: 1, heightPx: 1 }],
    events: [
      { state: "received", at },
      { state: "cancelled", actor: "customer", at },
    ],
  });
  expect(JSON.stringify(serviceOrders)).not.toContain(open.hash);
  await closeAccount(db, customerId);
  const left = await db.selectFrom("service_order").orderBy("number").select(["id", "customer_id"]).execute();
  expect(left).toHaveLength(2);
  expect(left[0]).toEqual({ id: open.id, customer_id: null });
});
