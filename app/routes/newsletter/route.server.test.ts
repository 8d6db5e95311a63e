import { expect, test } from "vitest";

import { isSubscribed } from "../../../tests/support/newsletter";
import { responseOf, visit } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { action, loader } from "./route";

async function office() {
  const db = await freshDb();
  const context: Parameters<typeof action>[0]["context"] = { world: testWorld(db) };
  const paramsOf = (path: string) => {
    const [, word, token] = path.replace(/^\/sk/, "").split("/").slice(1);
    return word ? { action: word, ...(token ? { token } : {}) } : {};
  };
  const send = (path: string, fields: Record<string, string>) =>
    responseOf(action({ request: visit(path, "x", fields), params: paramsOf(path), context }));
  const show = (path: string) => responseOf(loader({ request: visit(path, "x"), params: paramsOf(path), context }));
  return { db, send, show };
}

const typed = { email: " Eva@Seznam.cz ", path: "/1/muzi?strana=2" };

test("a known and an unknown address are answered alike, and lead back with a notice", async () => {
  const { db, send } = await office();
  for (let time = 0; time < 2; time += 1) {
    const answer = await send("/newsletter", typed);
    expect(answer).toMatchObject({ status: 303, location: "/1/muzi?strana=2" });
    expect(answer.headers.get("Set-Cookie")).toMatch(/^notice=/);
  }
  const emails = await db.selectFrom("mail_outbox").select("recipient").execute();
  expect(emails).toEqual([{ recipient: "eva@seznam.cz" }]);
});

test.each([
  ["a@", "ui:forms.email"],
  ["", "ui:forms.required"],
  [`${"a".repeat(250)}@b.cz`, "ui:forms.longest|254"],
])("%s is refused with its own words and kept", async (email, message) => {
  const { db, send } = await office();
  const answer = await send("/newsletter", { email, path: "/" });
  expect(answer).toMatchObject({ status: 422, data: { returnTo: "/", reply: { error: { email: [message] } } } });
  expect(await db.selectFrom("newsletter_subscriber").selectAll().execute()).toEqual([]);
});

test("a form leads nowhere else than into the shop", async () => {
  const { send } = await office();
  const answer = await send("/sk/newsletter", { ...typed, path: "//evil.example" });
  expect(answer.location).toBe("/sk/newsletter");
});

test("opening an e-mail's link changes nothing; its button does", async () => {
  const { db, send, show } = await office();
  await send("/newsletter", typed);
  const { body_text } = await db.selectFrom("mail_outbox").select("body_text").executeTakeFirstOrThrow();
  const path = /\/newsletter\/potvrzeni\/[\w-]+/.exec(body_text)?.[0] ?? "";
  expect(await show(path)).toMatchObject({ status: 200, data: { view: { kind: "ask", purpose: "confirm" } } });
  expect(await isSubscribed(db, "eva@seznam.cz", "cs")).toBe(false);
  expect(await send(path, {})).toMatchObject({ status: 303, location: `${path}?hotovo` });
  expect(await isSubscribed(db, "eva@seznam.cz", "cs")).toBe(true);
});

test("unknown links get a page that says so, and other words are no page", async () => {
  const { show, send } = await office();
  expect(await show("/newsletter/potvrzeni/abc")).toMatchObject({ status: 404, data: { view: { kind: "unknown" } } });
  expect(await show("/newsletter/jinam/abc")).toMatchObject({ status: 404, data: { elsewhere: null } });
  expect(await send("/newsletter/odhlaseni/abc", {})).toMatchObject({ status: 303 });
});
