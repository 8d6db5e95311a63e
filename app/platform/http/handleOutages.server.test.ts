import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { DatabaseUnavailable } from "../database/databaseUnavailable.server";
import { handleOutages } from "./handleOutages.server";
import { readForm } from "./readForm.server";

const outage = new DatabaseUnavailable(new Error("connect ECONNREFUSED"));

type Asked = { isPage?: boolean; request?: RequestInit; context?: Partial<AppLoadContext> };

async function answer(failure: Error, { isPage = false, request: init = { method: "POST" }, context }: Asked = {}) {
  const module = { default: isPage ? () => null : undefined, action: () => Promise.reject(failure) };
  const build: Pick<ServerBuild, "routes"> = { routes: { form: { id: "form", path: "form", module } } };
  const { action } = handleOutages(build, (path) => path).routes.form?.module ?? {};
  const request = new Request("http://shop.test/sk/form", init);
  const args = { request, params: {}, context: { world: testWorld(await freshDb()), ...context } };
  return responseOf(Promise.resolve(action?.(args)));
}

test("a form during an outage gets 503 with Retry-After", async () => {
  const { status, headers, data } = await answer(outage);
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "5", "no-store"]);
  expect(data).toContain("odošlite ho ešte raz");
});

test("the log names the address of a form that the closed shop has not taken, without its query", async () => {
  const world = testWorld(await freshDb());
  const paths: unknown[] = [];
  world.log.warn = (line: object) => paths.push(Reflect.get(line, "path"));
  await answer(outage, { context: { world } });
  await answer(outage, { context: { world, closedForm: "/kosik/udaje?krok=1" } });
  expect(paths).toEqual(["/sk/form", "/kosik/udaje"]);
});

const typed = { method: "POST", body: new URLSearchParams({ city: "Brno", password: "tajné", goods: "a" }) };

test("the page of a form gets what was sent, for sending it again, without its password", async () => {
  const thrown = await answer(outage, { isPage: true, request: typed });
  expect({ ...thrown, data: JSON.parse(String(thrown.data)) }).toMatchObject({
    status: 503,
    data: {
      sentFields: [
        ["city", "Brno"],
        ["goods", "a"],
      ],
    },
  });
});

const photo = new File(["a picture"], "kabát.jpg", { type: "image/jpeg" });

test("of a form with photos the page gets the text fields, before and behind them, and says what it lacks", async () => {
  const body = new FormData();
  body.append("text", "Utržený knoflík");
  body.append("photos", photo);
  body.append("agree", "on");
  const thrown = await answer(outage, { isPage: true, request: { method: "POST", body } });
  expect(JSON.parse(String(thrown.data))).toEqual({
    sentFields: [
      ["text", "Utržený knoflík"],
      ["agree", "on"],
    ],
    mayLackPhotos: true,
  });
});

test("a form with photos that is refused before it was read is not read to its end", async () => {
  const body = new FormData();
  body.append("photos", photo);
  const request = new Request("http://shop.test/form", { method: "POST", body });
  const module = { default: () => null, action: () => new Response(null, { status: 429 }) };
  const build: Pick<ServerBuild, "routes"> = { routes: { form: { id: "form", path: "form", module } } };
  const { action } = handleOutages(build, (path) => path).routes.form?.module ?? {};
  const refusal = await responseOf(Promise.resolve(action?.({ request, params: {}, context: {} } as never)));
  expect([refusal.status, request.bodyUsed]).toEqual([429, false]);
});

test("so does a page whose action has read the form, and whose loader then meets the outage", async () => {
  const given = { request: new Request("http://shop.test/form", typed), params: {}, context: {} };
  const module = {
    default: () => null,
    action: async ({ request }: { request: Request }) => void (await readForm(request)),
    loader: () => Promise.reject(outage),
  };
  const build = { routes: { form: { id: "form", path: "form", module } } };
  const { action, loader } = handleOutages(build as Pick<ServerBuild, "routes">, String).routes.form?.module ?? {};
  const context = { world: testWorld(await freshDb()) };
  await action?.({ ...given, context });
  const answered = await responseOf(Promise.resolve(loader?.({ ...given, context })));
  expect(JSON.parse(String(answered.data))).toEqual({
    sentFields: [
      ["city", "Brno"],
      ["goods", "a"],
    ],
  });
});

test("any other error is rethrown", async () => {
  await expect(answer(new Error("a bug"))).rejects.toThrow("a bug");
});
