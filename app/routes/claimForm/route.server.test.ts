import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { World } from "~/platform/process/world.server";
import { dayMs } from "~/platform/time/durations";
import { loader as showAccountOrder } from "~/routes/accountOrder/route";
import { action as actOnClaim, loader as showClaim } from "~/routes/claim/route";
import { loader as showPhoto } from "~/routes/claimPhoto/route";
import { loader as showSummary } from "~/routes/orderSummary/route";
import { claimGoods, deliveredOrder } from "../../../tests/support/claims";
import { registerTestCustomer, requestAs } from "../../../tests/support/customers";
import { responseOf } from "../../../tests/support/routeResponse";
import { garmentPhoto } from "../../../tests/support/serviceOrder";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const typed = {
  submission: "A".repeat(22),
  line_1: "on",
  pieces_1: "1",
  defect: "Prasklý šev",
  since: "",
  remedy: "repair",
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "601123456",
};

async function shop({ customer = false } = {}) {
  const world = testWorld(await freshDb());
  const dataDir = mkdtempSync(join(tmpdir(), "claim-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  world.environment = { ...world.environment, dataDir };
  const eva = customer ? await registerTestCustomer(world) : undefined;
  const order = await deliveredOrder(world, eva ? { customerId: eva.customerId } : {});
  const path = `/reklamovat/${order.id}/${order.summaryHash}`;
  const paramsOf = (at: string) => {
    const [, id, hash, photo] = at.replace(/^\/sk/, "").split("/").slice(1);
    return { ...(id && { id }), ...(hash && { hash }), ...(photo && { photo }) };
  };
  const context = { world, clientAddress: "192.0.2.1" };
  const send = (fields: Record<string, string> = {}, photos: Buffer[] = [], at = path) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...fields })) body.append(name, value);
    for (const photo of photos) body.append("photos", new File([new Uint8Array(photo)], "a.jpg"));
    const request = new Request(`http://shop.test${at}`, { method: "POST", body });
    return responseOf(action({ request, params: paramsOf(at), context }));
  };
  const open = (run: (args: never) => unknown, at: string, now = world.now(), token = "") => {
    const request = token ? requestAs(token, at) : new Request(`http://shop.test${at}`);
    const args = { request, params: paramsOf(at), context: { ...context, world: { ...world, now: () => now } } };
    return responseOf(Promise.resolve().then(() => run(args as never)));
  };
  const count = async () => (await world.db.selectFrom("warranty_claim").select("id").execute()).length;
  return { world, context, order, path, eva, send, open, count };
}

test("the page of an old order shows no links of its claims", async () => {
  const { world, order, open } = await shop();
  await claimGoods(world, order.id);
  const claimsAt = async (now: number) => {
    const at = `/prehled-objednavky/${order.id}/${order.summaryHash}`;
    return (((await open(showSummary, at, now)).data as { claims: unknown[] }).claims ?? []).length;
  };
  expect(await claimsAt(world.now())).toBe(1);
  expect(await claimsAt(world.now() + 400 * dayMs)).toBe(0);
});

test("a company is promised no day on the pages of its claim and order, and nothing as late", async () => {
  const { world, order, open } = await shop();
  const { id, hash } = await claimGoods(world, order.id);
  const shown = async () => {
    const [claim, summary] = [
      await open(showClaim, `/reklamace/${id}/${hash}`, world.now() + 60 * dayMs),
      await open(showSummary, `/shrnuti/${order.id}/${order.summaryHash}`),
    ].map(({ data }) => data as never as { claim: { isLate: boolean; dueOn: string }; claims: { dueOn: string }[] });
    return [claim?.claim.isLate, claim?.claim.dueOn !== "", summary?.claims[0]?.dueOn !== null];
  };
  expect(await shown()).toEqual([true, true, true]);
  const { billing_json } = await world.db.selectFrom("orders").select("billing_json").executeTakeFirstOrThrow();
  const company = JSON.stringify({ ...JSON.parse(billing_json), companyId: "12345678" });
  await world.db.updateTable("orders").set({ billing_json: company }).execute();
  expect(await shown()).toEqual([false, false, false]);
});

test("cancelling a claim twice says that it is cancelled", async () => {
  const { world, context, order } = await shop();
  const claim = await claimGoods(world, order.id);
  const at = `http://shop.test/reklamace/${claim.id}/${claim.hash}`;
  const press = () => {
    const body = new URLSearchParams({ intent: "cancel-claim" });
    const request = new Request(at, { method: "POST", body });
    return responseOf(actOnClaim({ request, params: { id: claim.id, hash: claim.hash }, context }));
  };
  const first = await press();
  expect(await press()).toEqual(first);
});

test.each([
  ["nothing at all", { line_1: "", defect: "", remedy: "", email: "", phone: "" }, "pieces"],
  ["no piece", { line_1: "" }, "pieces"],
  ["a piece of a line that is none", { line_1: "", line_9: "on" }, "pieces"],
  ["no description", { defect: " " }, "defect"],
  ["a description that is too long", { defect: "x".repeat(2_001) }, "defect"],
  ["a long since", { since: "x".repeat(81) }, "since"],
  ["a link in since", { since: "http://evil.example" }, "since"],
  ["no remedy", { remedy: "more" }, "remedy"],
  ["no e-mail", { email: "eva@" }, "email"],
  ["no phone", { phone: "12" }, "phone"],
])("%s is refused at its field, and nothing is stored", async (_what, fields, at) => {
  const { send, count } = await shop();
  const refused = await send(fields);
  expect(refused).toMatchObject({
    status: 422,
    data: { reply: { error: { [at]: [expect.stringMatching(/^[a-zA-Z]+:[\w.]+(\|\d+)?$/)] } } },
  });
  expect(await count()).toBe(0);
});

test("a refused form keeps pieces and good photos; the next try makes the claim and its page", async () => {
  const { order, send, open, path } = await shop();
  const refused = await send({ line_1: "on", pieces_1: "2" }, [await garmentPhoto(), Buffer.from("no photo")]);
  expect(refused).toMatchObject({
    status: 422,
    data: { reply: { error: { photos: ["ui:photos.errors.kind"] } }, ticked: { 1: 2 }, kept: [{}] },
  });
  const { kept } = refused.data as { kept: { id: string }[] };
  const sent = await send({ photo_kept: kept[0]?.id ?? "" });
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/reklamace\/[\w-]{22}\/[\w-]{22}$/)]);
  const page = await open(showClaim, sent.location ?? "");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.data).toMatchObject({
    claim: { state: "received", pieces: ["1× Bunda 1001, 52"], defect: "Prasklý šev", photos: [{ widthPx: 900 }] },
  });
  expect(JSON.stringify(page.data)).not.toMatch(/eva@|601123456|Nová/);
  const photo = `${sent.location}/${kept[0]?.id}`;
  expect((await open(showPhoto, photo)).headers.get("Content-Type")).toBe("image/jpeg");
  const [, , id] = (sent.location ?? "").split("/");
  for (const wrong of [`/reklamace/${id}/${order.summaryHash}`, `/reklamace/${id}/x`, `/reklamace/${order.id}/x`])
    expect((await open(showClaim, wrong)).status).toBe(404);
  for (const wrong of [`${photo}x`, `/reklamace/${id}/${order.summaryHash}/${kept[0]?.id}`])
    expect((await open(showPhoto, wrong)).status).toBe(404);
  expect((await open(loader, path)).data).toMatchObject({ shown: { view: { lines: [{ claimableQuantity: 1 }, {}] } } });
});

test("the same form sent twice leads to one claim, also when its last piece is claimed by then", async () => {
  const { send, count } = await shop();
  const all = { pieces_1: "2", line_2: "on" };
  const [first, second] = [await send(all), await send(all)];
  expect([first.status, second.location]).toEqual([303, first.location]);
  expect(await count()).toBe(1);
  expect((await send({ ...all, defect: "Jiná vada" })).status).toBe(422);
});

test("without the order's secret nothing is claimed or shown", async () => {
  const { order, send, open, count } = await shop();
  for (const at of [`/reklamovat/${order.id}/${"x".repeat(22)}`, `/reklamovat/${order.id}`, "/reklamovat"]) {
    expect((await send({}, [], at)).status).toBe(404);
    if (at !== "/reklamovat") expect((await open(loader, at)).status).toBe(404);
  }
  expect((await open(loader, "/sk/reklamovat")).data).toMatchObject({ shown: { kind: "start" } });
  expect(await count()).toBe(0);
});

test("a form before the delivery, after 24 months or with nothing left says why", async () => {
  const { world, order, open, path, send } = await shop();
  const reason = async (now?: number) => (await open(loader, path, now)).data;
  expect(await reason(world.now() + 740 * dayMs)).toMatchObject({
    shown: { kind: "unclaimable", reason: "over", endedOn: expect.stringContaining("2028") },
  });
  await claimGoods(world, order.id, {
    lines: [
      { linePosition: 1, quantity: 2 },
      { linePosition: 2, quantity: 1 },
    ],
  });
  expect(await reason()).toMatchObject({ shown: { reason: "nothing" } });
  await world.db.updateTable("orders").set({ state: "pending", delivered_at: null }).execute();
  expect(await reason()).toMatchObject({ shown: { reason: "early" } });
  expect((await send()).status).toBe(422);
});

test("the order's contact is filled in: for thirty days, and later for its signed-in customer", async () => {
  const { world, open, path, eva } = await shop({ customer: true });
  const stranger = await registerTestCustomer(world, { email: "jan@seznam.cz" });
  const initial = async (token = "") =>
    ((await open(loader, path, world.now(), token)).data as { shown: { view: { initial: unknown } } }).shown.view
      .initial;
  const filled = { email: "eva@seznam.cz", phone_prefix: "+420", phone: "601123456" };
  expect(await initial()).toEqual(filled);
  await world.db
    .updateTable("orders")
    .set({ placed_at: world.now() - 31 * dayMs })
    .execute();
  expect(await initial()).toEqual({ phone_prefix: "+420" });
  expect(await initial(stranger.token)).toEqual({ phone_prefix: "+420" });
  expect(await initial(eva?.token)).toEqual(filled);
});

test("the order's pages lead to the form once the goods are handed over, and to its claims", async () => {
  const { world, order, open, path, eva } = await shop({ customer: true });
  const claim = await claimGoods(world, order.id);
  const shown = { number: claim.number, state: "received", at: `/reklamace/${claim.id}/${claim.hash}` };
  const link = { at: path, isOver: false, until: "20.\u00a011.\u00a02028" };
  const pages = async () => [
    await open(showSummary, `/shrnuti/${order.id}/${order.summaryHash}`),
    await openAccount(world, order.id, eva?.token ?? ""),
  ];
  const [summary, account] = await pages();
  expect(summary?.data).toMatchObject({ claims: [shown], claim: link });
  expect(account?.data).toMatchObject({ shown: { claims: [shown], actions: { claim: link } } });
  await world.db.updateTable("orders").set({ state: "ready", delivered_at: null }).execute();
  const [earlier, early] = await pages();
  expect(earlier?.data).toMatchObject({ claim: null });
  expect(early?.data).toMatchObject({ shown: { actions: { claim: null } } });
});

function openAccount(world: World, id: string, token: string) {
  const request = requestAs(token, `/ucet/objednavka/${id}`);
  return responseOf(showAccountOrder({ request, params: { id }, context: { world } }));
}

test("a claim is cancelled once from its page, in its language", async () => {
  const { world, context, order, open } = await shop();
  const { id, hash } = await claimGoods(world, order.id, { locale: "sk" });
  const at = `/sk/reklamace/${id}/${hash}`;
  expect(await open(showClaim, at.slice(3))).toMatchObject({ location: at });
  const ask = (intent: string, key = { id, hash }) => {
    const request = new Request(`http://shop.test${at}`, { method: "POST", body: new URLSearchParams({ intent }) });
    return responseOf(actOnClaim({ request, params: key, context }));
  };
  expect((await ask("else")).status).toBe(422);
  expect((await ask("cancel-claim", { id, hash: "x".repeat(22) })).status).toBe(404);
  expect(await ask("cancel-claim")).toMatchObject({ status: 303, location: at });
  expect((await open(showClaim, at)).data).toMatchObject({
    claim: { state: "cancelled", endedOn: expect.any(String) },
  });
});

test("nobody sends more than five e-mails a day to one address", async () => {
  const { world, send } = await shop();
  for (let index = 0; index < 5; index += 1) {
    expect((await send({ defect: `Vada ${index}` })).status).toBe(303);
    await world.db.updateTable("warranty_claim").set({ ended_at: world.now() }).execute();
  }
  const refused = await send({ defect: "Vada", email: "EVA@seznam.cz" });
  expect(refused).toMatchObject({ status: 422, data: { formMessage: "warrantyClaims:errors.limitedEmail" } });
  expect((await send({ defect: "Vada", email: "jiny@seznam.cz" })).status).toBe(303);
});

test("a network that tried too often is refused with what it typed, and no photo of it is decoded", async () => {
  const { world, send, count } = await shop();
  for (let index = 0; index < 30; index += 1) await send({ defect: "" });
  const refused = await send({}, [await garmentPhoto()]);
  expect(refused).toMatchObject({
    status: 422,
    data: { formMessage: "warrantyClaims:errors.limited", reply: { initialValue: { defect: "Prasklý šev" } } },
  });
  expect(await count()).toBe(0);
  expect(await world.db.selectFrom("upload").select("id").execute()).toEqual([]);
});
