import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { moveService } from "~/features/services/changeService.server";
import { hourMs } from "~/platform/time/durations";
import { action as cancel, loader as showService } from "~/routes/service/route";
import { loader as showPhoto } from "~/routes/servicePhoto/route";
import { responseOf } from "../../../tests/support/routeResponse";
import { garmentPhoto } from "../../../tests/support/serviceOrder";
import { evasRequest, orderTestService } from "../../../tests/support/services";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const path = "/objednavkovy-formular";
const typed = {
  submission: "A".repeat(22),
  kind: "cleaning",
  garment: "Kabát",
  description: "Skvrna",
  arrival: "parcel",
  street: "Dlouhá 12",
  city: "Praha",
  zip: "11000",
  firstname: "Eva",
  lastname: "Nová",
  email: "eva@seznam.cz",
  phone_prefix: "+420",
  phone: "601123456",
  terms: "on",
};

async function shop() {
  const world = testWorld(await freshDb());
  const dataDir = mkdtempSync(join(tmpdir(), "service-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  world.environment = { ...world.environment, dataDir };
  const context = { world, clientAddress: "192.0.2.1" };
  const send = (fields: Record<string, string> = {}, photos: Buffer[] = [], at = path) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...fields })) body.append(name, value);
    for (const photo of photos) body.append("photos", new File([new Uint8Array(photo)], "a.jpg"));
    return responseOf(
      action({ request: new Request(`http://shop.test${at}`, { method: "POST", body }), params: {}, context }),
    );
  };
  const open = (run: (args: never) => unknown, at: string) => {
    const [, id = "", hash = "", photo = ""] = at.replace(/^\/sk/, "").split("/").slice(1);
    const args = { request: new Request(`http://shop.test${at}`), params: { id, hash, photo }, context };
    return responseOf(Promise.resolve(run(args as never)));
  };
  const count = async () => (await world.db.selectFrom("service_order").select("id").execute()).length;
  return { world, context, send, open, count };
}

test.each([
  ["nothing at all", Object.fromEntries(Object.keys(typed).map((name) => [name, ""])), "kind"],
  ["an unknown kind", { kind: "washing" }, "kind"],
  ["no garment", { garment: " " }, "garment"],
  ["a link in the garment", { garment: "http://evil.example" }, "garment"],
  ["a link in the name", { lastname: "www.evil.example" }, "lastname"],
  ["a description that is too long", { description: "x".repeat(2_001) }, "description"],
  ["a store that is none", { arrival: "store", store: "moon" }, "store"],
  ["a parcel without an address", { street: "" }, "street"],
  ["a Czech ZIP of three digits", { zip: "123" }, "zip"],
  ["no consent", { terms: "" }, "terms"],
])("%s is refused at its field, and nothing is stored", async (_what, fields, at) => {
  const { send, count } = await shop();
  const refused = await send(fields);
  expect(refused).toMatchObject({
    status: 422,
    data: { reply: { error: { [at]: [expect.stringMatching(/^[a-z]+:[\w.]+(\|\d+)?$/)] } } },
  });
  expect(await count()).toBe(0);
});

test("a refused form keeps its good photos, and the next try sends them", async () => {
  const { world, send, open } = await shop();
  const refused = await send({}, [await garmentPhoto(), Buffer.from("no photo")]);
  expect(refused).toMatchObject({
    status: 422,
    data: { reply: { error: { photos: ["ui:photos.errors.kind"] } }, kept: [{ id: expect.any(String) }] },
  });
  const { kept } = refused.data as { kept: { id: string }[] };
  const sent = await send({ photo_kept: kept[0]?.id ?? "" });
  expect(sent.status).toBe(303);
  const page = await open(showService, sent.location ?? "");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(page.data).toMatchObject({ service: { state: "received", photos: [{ widthPx: 900, heightPx: 1_200 }] } });
  const at = `${sent.location}/${kept[0]?.id}`;
  expect((await open(showPhoto, at)).headers.get("Content-Type")).toBe("image/jpeg");
  const stranger = await orderTestService(world);
  for (const wrong of [`${path}/${stranger.id}/${stranger.hash}/${kept[0]?.id}`, at.replace(/.$/, "~"), `${at}x`])
    expect((await open(showPhoto, wrong)).status).toBe(404);
});

test("the same form sent twice leads to one order, a changed one to another", async () => {
  const { send, count } = await shop();
  const [first, second] = [await send(), await send()];
  expect(second.location).toBe(first.location);
  expect((await send({ garment: "Sukně" })).location).not.toBe(first.location);
  expect(await count()).toBe(2);
});

test("nobody sends more than five e-mails a day to one address", async () => {
  const { send, count } = await shop();
  for (let index = 0; index < 5; index += 1) expect((await send({ garment: `Kabát ${index}` })).status).toBe(303);
  const refused = await send({ garment: "Sukně", email: "EVA@seznam.cz" });
  expect(refused).toMatchObject({ status: 422, data: { formMessage: "services:errors.limitedEmail" } });
  expect(await count()).toBe(5);
});

test("a network that tried too often is refused with what it typed, and no photo of it is decoded", async () => {
  const { world, send, count } = await shop();
  for (let index = 0; index < 30; index += 1) await send({ garment: "" });
  const refused = await send({}, [await garmentPhoto()]);
  expect(refused).toMatchObject({
    status: 422,
    data: { formMessage: "services:errors.limited", reply: { initialValue: { garment: "Kabát" } }, kept: [] },
  });
  expect(await count()).toBe(0);
  expect(await world.db.selectFrom("upload").select("id").execute()).toEqual([]);
});

test("a form that comes again at a limit leads to its order", async () => {
  const { send, count } = await shop();
  const sent = [];
  for (let index = 0; index < 5; index += 1) sent.push((await send({ garment: `Kabát ${index}` })).location);
  expect((await send({ garment: "Kabát 4" })).location).toBe(sent[4]);
  for (let index = 0; index < 30; index += 1) await send({ garment: "" });
  expect((await send({ garment: "Kabát 0" })).location).toBe(sent[0]);
  expect(await count()).toBe(5);
});

test("a network orders at most twenty times a day, whatever the e-mails", async () => {
  const { world, send, count } = await shop();
  for (let index = 0; index < 20; index += 1) expect((await send({ email: `${index}@seznam.cz` })).status).toBe(303);
  const start = world.now();
  world.now = () => start + 2 * hourMs;
  const refused = await send({ email: "x@seznam.cz" });
  expect(refused).toMatchObject({ status: 422, data: { formMessage: "services:errors.limitedNetwork" } });
  expect(await count()).toBe(20);
});

test("a fault of the database keeps what was typed, and the photos", async () => {
  const { world, send } = await shop();
  await sql`drop table service_sequence`.execute(world.db);
  const failed = await send({}, [await garmentPhoto()]);
  expect(failed).toMatchObject({
    status: 500,
    data: { formMessage: "services:errors.failed", reply: { initialValue: { garment: "Kabát" } } },
  });
  expect((failed.data as { kept: unknown[] }).kept).toHaveLength(1);
});

test("beyond the limit kept photos stay, without a picture", async () => {
  const { send } = await shop();
  const { kept } = (await send({ garment: "" }, [await garmentPhoto()])).data as { kept: { id: string }[] };
  for (let index = 0; index < 30; index += 1) await send({ garment: "" });
  const refused = await send({ photo_kept: kept[0]?.id ?? "" });
  expect(refused).toMatchObject({ status: 422, data: { kept: [{ id: kept[0]?.id, thumb: null }] } });
});

test("the form chooses the service of its address and shows the price lists", async () => {
  const { open } = await shop();
  expect((await open(loader, `${path}?sluzba=cleaning`)).data).toMatchObject({ kind: "cleaning" });
  expect((await open(loader, `/sk${path}?sluzba=x`)).data).toMatchObject({ kind: null });
});

test("the secret address leads to its language, shows no contact, and cancels until the garment is here", async () => {
  const { world, context, open } = await shop();
  const order = await orderTestService(world, { locale: "sk" });
  const at = `/sk${path}/${order.id}/${order.hash}`;
  expect(await open(showService, at.slice(3))).toMatchObject({ location: at });
  const { street, lastname, email, phone } = evasRequest();
  const shown = JSON.stringify((await open(showService, at)).data);
  for (const secret of [street, lastname, email, phone]) expect(shown).not.toContain(secret);
  expect((await open(showService, `${path}/${order.id}/${"x".repeat(22)}`)).status).toBe(404);
  const ask = (intent: string) => {
    const request = new Request(`http://shop.test${at}`, { method: "POST", body: new URLSearchParams({ intent }) });
    return responseOf(cancel({ request, params: { id: order.id, hash: order.hash }, context }));
  };
  expect((await ask("else")).status).toBe(422);
  expect(await ask("cancel-service")).toMatchObject({ status: 303, location: at });
  expect(await moveService(world, order.id, { state: "accepted", note: "" }, "staff Jana")).toMatchObject({
    ok: false,
  });
});
