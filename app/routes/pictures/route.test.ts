import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

import { pictureAddress } from "~/addresses";
import { readEnvironment } from "~/platform/process/environment.server";
import { openWorld } from "~/platform/process/world.server";

import { loader } from "./route";

const file = "tote-hneda-front-0a1b2c3d.webp";

test("the address that pages link to serves the picture", async () => {
  const response = await (await openShop()).ask(pictureAddress("thumb", file, 160));
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
});

test.each([
  "",
  "product",
  "product/thumb",
  `thumb/${file}`,
  `category/thumb/${file}`,
  `product/thumb/${file}/more`,
  "product/thumb/../../session-secret",
  "product/thumb/../pictures/secret.webp",
])("there is no picture at /img/%s", async (splat) => {
  const shop = await openShop();
  expect((await shop.ask(`/img/${splat}`)).status).toBe(404);
});

async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), "pictures-"));
  const world = openWorld(readEnvironment({ NODE_ENV: "test", DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
  onTestFinished(async () => {
    await world.db.destroy();
    rmSync(dataDir, { recursive: true });
  });
  mkdirSync(join(dataDir, "pictures"));
  const original = sharp({ create: { width: 200, height: 250, channels: 3, background: "black" } });
  writeFileSync(join(dataDir, "pictures", file), await original.webp().toBuffer());
  /** Requests a picture; Remix passes the splat decoded. */
  async function ask(address: string): Promise<Response> {
    const request = new Request(`http://shop.test${address}`);
    const splat = address.replace("/img/", "").replace(/\?.*/, "");
    return loader({ request, params: { "*": decodeURIComponent(splat) }, context: { world } });
  }
  return { ask };
}
