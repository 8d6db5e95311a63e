import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { DatabaseUnavailable } from "../database/databaseUnavailable.server";
import { handleOutages } from "./handleOutages.server";

async function answer(failure: Error) {
  const module = { default: undefined, action: () => Promise.reject(failure) };
  const build: Pick<ServerBuild, "routes"> = { routes: { form: { id: "form", path: "form", module } } };
  const { action } = handleOutages(build, (path) => path).routes.form?.module ?? {};
  const request = new Request("http://shop.test/sk/form", { method: "POST" });
  const args = { request, params: {}, context: { world: testWorld(await freshDb()) } };
  return responseOf(Promise.resolve(action?.(args)));
}

test("a form during an outage gets 503 with Retry-After", async () => {
  const { status, headers, data } = await answer(new DatabaseUnavailable(new Error("connect ECONNREFUSED")));
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "5", "no-store"]);
  expect(data).toContain("odošlite ho ešte raz");
});

test("any other error is rethrown", async () => {
  await expect(answer(new Error("a bug"))).rejects.toThrow("a bug");
});
