import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { answerOf } from "../../../tests/support/routeAnswer";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { DatabaseAway } from "../database/databaseAway.server";
import { answerOutages } from "./answerOutage.server";

async function answer(failure: Error) {
  const module = { default: undefined, action: () => Promise.reject(failure) };
  const build: Pick<ServerBuild, "routes"> = { routes: { form: { id: "form", path: "form", module } } };
  const { action } = answerOutages(build, (path) => path).routes.form?.module ?? {};
  const request = new Request("http://shop.test/sk/form", { method: "POST" });
  const args = { request, params: {}, context: { world: worldAround(await freshDb()) } };
  return answerOf(Promise.resolve(action?.(args)));
}

test("a form that cannot be stored now is answered by 503, with when to come back", async () => {
  const { status, headers, data } = await answer(new DatabaseAway(new Error("connect ECONNREFUSED")));
  expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([503, "5", "no-store"]);
  expect(data).toContain("odošlite to ešte raz");
});

test("a fault stays a fault", async () => {
  await expect(answer(new Error("a bug"))).rejects.toThrow("a bug");
});
