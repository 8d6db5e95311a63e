import { expect, test } from "vitest";

import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import { putPages } from "../../../tests/support/legalPages";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action, loader } from "./route";

const evasMessage = {
  name: "Eva Nová",
  email: "Eva@Seznam.cz",
  phone: "601 123 456",
  order_number: "2026000001",
  message: "Dobrý den,\nkdy přijde bunda? https://example.com/foto",
};

async function shop() {
  const world = testWorld(await freshDb());
  await putPages(world.db);
  const send = (changed: Record<string, string> = {}, { address = "192.0.2.1", path = "/info/kontakt" } = {}) => {
    const body = new URLSearchParams({ ...evasMessage, ...changed });
    const request = new Request(`http://shop.test${path}`, { method: "POST", body });
    return responseOf(action({ request, params: {}, context: { world, clientAddress: address } }));
  };
  const arrived = async () => {
    await deliverDueMail(world);
    return world.emails;
  };
  return { world, send, arrived };
}

test("the page has the seller's data and its form", async () => {
  const { world } = await shop();
  const show = (path: string) =>
    responseOf(loader({ request: new Request(`http://shop.test${path}`), params: {}, context: { world } }));
  expect(await show("/info/kontakt")).toMatchObject({ status: 200, data: { title: "Kontakt" } });
  expect(JSON.stringify((await show("/sk/info/kontakt")).data)).toContain("akciová spoločnosť");
});

test("a message reaches the shop's address, is answered to its sender, and the page says that it was sent", async () => {
  const { send, arrived } = await shop();
  const sent = await send();
  expect(sent).toMatchObject({ status: 303, location: "/info/kontakt" });
  expect(sent.headers.get("Set-Cookie")).toMatch(/^notice=/);
  const [email, ...others] = await arrived();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: "info@kara.example", replyTo: "Eva@seznam.cz", attachments: [] });
  expect(email?.subject).toContain("Eva Nová");
  for (const part of ["601 123 456", "2026000001", "kdy přijde bunda? https://example.com/foto"]) {
    expect(email?.text).toContain(part);
  }
});

test("the same message twice arrives once, in the language of the page", async () => {
  const { send, arrived } = await shop();
  await send({}, { path: "/sk/info/kontakt" });
  expect((await send({}, { path: "/sk/info/kontakt" })).location).toBe("/sk/info/kontakt");
  const emails = await arrived();
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toContain("Správa");
});

test.each([
  ["no name", { name: " " }, "name"],
  ["no e-mail", { email: "" }, "email"],
  ["a header in the e-mail", { email: "eva@seznam.cz\r\nBcc: jan@seznam.cz" }, "email"],
  ["an empty message", { message: " \n " }, "message"],
  ["a message without end", { message: "a".repeat(3_001) }, "message"],
])("%s is refused at its field, and what was typed is kept", async (_what, changed, field) => {
  const { send, arrived } = await shop();
  const refused = await send(changed);
  expect(refused).toMatchObject({
    status: 422,
    data: { reply: { error: { [field]: [expect.any(String)] }, initialValue: { order_number: "2026000001" } } },
  });
  expect(await arrived()).toEqual([]);
});

test("one address and one network send no more than a few messages an hour", async () => {
  const { send, arrived } = await shop();
  for (let index = 0; index < 5; index += 1) expect((await send({ message: `Zpráva ${index}` })).status).toBe(303);
  expect(await send({ message: "Šestá" }, { address: "192.0.2.9" })).toMatchObject({
    status: 429,
    data: { formMessage: "contact:errors.limited", reply: { initialValue: { message: "Šestá" } } },
  });
  const others = Array.from({ length: 8 }, (_, index) => send({ email: `jan${index}@seznam.cz` }));
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  expect(await arrived()).toHaveLength(10);
});
