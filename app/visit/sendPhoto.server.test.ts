import { expect, test } from "vitest";

import { newId } from "~/platform/database/ids.server";
import { i18nFor } from "~/platform/i18n/i18n.server";
import { writePhoto } from "~/platform/uploads/photoFiles.server";
import { insertPhoto } from "~/platform/uploads/upload.queries.server";

import { visit } from "../../tests/support/routeResponse";
import { orderTestService } from "../../tests/support/services";
import { freshDb } from "../../tests/support/shop/freshDb";
import { testWorld } from "../../tests/support/shop/world";
import { loader as claimPhoto } from "../routes/claimPhoto/route";
import { loader as servicePhoto } from "../routes/servicePhoto/route";

async function shop() {
  const world = testWorld(await freshDb());
  const [own, others] = [newId(), newId()];
  for (const id of [own, others]) {
    await insertPhoto(world.db, { id, widthPx: 1, heightPx: 1 }, { bytes: 3, now: world.now() });
    await writePhoto(world.environment, id, Buffer.from("one"));
  }
  const made = await orderTestService(world, { photoIds: [own] });
  await orderTestService(world, { photoIds: [others] });
  const ask = (loader: typeof claimPhoto, params: Record<string, string>) =>
    loader({ request: visit("/objednavkovy-formular/id/hash/photo", "somebody"), params, context: { world } });
  return { made, own, others, ask };
}

test("a photo is answered as a JPEG that no cache keeps", async () => {
  const { made, own, ask } = await shop();
  const answer = await ask(servicePhoto, { id: made.id, hash: made.hash, photo: own });
  expect([answer.status, await answer.text()]).toEqual([200, "one"]);
  expect([answer.headers.get("Content-Type"), answer.headers.get("Cache-Control")]).toEqual(["image/jpeg", "no-store"]);
});

test("an address that opens no photo answers with a sentence", async () => {
  const { made, own, others, ask } = await shop();
  const key = { id: made.id, hash: made.hash };
  const answers = [
    await ask(servicePhoto, { ...key, photo: others }),
    await ask(servicePhoto, { ...key, photo: "../session-secret" }),
    await ask(servicePhoto, { ...key, hash: newId(), photo: own }),
    await ask(claimPhoto, { id: "x", hash: "\u0000", photo: own }),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(await answer.text()).toBe(`${i18nFor("cs").t("ui:photos.missing")}\n`);
  }
});
