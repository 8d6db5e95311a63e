import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { dayMs } from "../time/durations";
import { keepAssets } from "./keptAssets.server";
import { serveFiles } from "./serveFiles.server";

function build(files: Record<string, string>): string {
  const folder = join(emptyFolder(), "client");
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "assets", name), text);
  return folder;
}

async function serving(folder: string, kept: string) {
  const server = express().use(serveFiles(folder, kept)).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method });
}

const now = Date.UTC(2026, 10, 23);

test("a page of the build before still gets its files, compressed as they were, from the next one", async () => {
  const kept = join(emptyFolder(), "assets");
  const before = build({ "page-old.js": "old", "page-old.js.br": "packed", "shared-1.css": "same" });
  await keepAssets(join(before, "assets"), kept, now);
  const after = build({ "page-new.js": "new", "shared-1.css": "same" });
  await keepAssets(join(after, "assets"), kept, now + dayMs);
  const ask = await serving(after, kept);
  const plain = await ask("/assets/page-old.js", { "Accept-Encoding": "identity" });
  expect([plain.status, await plain.text()]).toEqual([200, "old"]);
  expect(plain.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(plain.headers.get("Content-Type")).toContain("javascript");
  const packed = await ask("/assets/page-old.js", { "Accept-Encoding": "br" }, "HEAD");
  expect([packed.headers.get("Content-Encoding"), packed.headers.get("Content-Length")]).toEqual(["br", "6"]);
  expect((await ask("/assets/page-new.js")).status).toBe(200);
});

test.each(["/assets/none.js", "/assets/..%2fsecret", "/assets/%2e%2e/secret", "/assets/.hidden", "/assets/a.js.part"])(
  "there is no file at %s",
  async (path) => {
    const data = emptyFolder();
    for (const name of ["secret", "assets-a.js.part"]) writeFileSync(join(data, name), "secret");
    await keepAssets(join(build({ "a.js": "a" }), "assets"), join(data, "assets"), now);
    writeFileSync(join(data, "assets", ".hidden"), "secret");
    writeFileSync(join(data, "assets", "a.js.part"), "half");
    const ask = await serving(build({}), join(data, "assets"));
    expect((await ask(path)).status).toBe(404);
  },
);

test("files that no start has named for a month go, and those of the running build stay", async () => {
  const kept = join(emptyFolder(), "assets");
  await keepAssets(join(build({ "old.js": "x", "lasting.js": "x" }), "assets"), kept, now);
  utimesSync(join(kept, "old.js"), (now - 31 * dayMs) / 1000, (now - 31 * dayMs) / 1000);
  await keepAssets(join(build({ "lasting.js": "x", "new.js": "x" }), "assets"), kept, now);
  expect(readdirSync(kept).sort()).toEqual(["lasting.js", "new.js"]);
});

test("more than sixty megabytes are not kept beside the running build", async () => {
  const kept = join(emptyFolder(), "assets");
  const big = "x".repeat(25_000_000);
  for (const [index, name] of ["a.js", "b.js", "c.js", "d.js"].entries()) {
    await keepAssets(join(build({ [name]: big }), "assets"), kept, now + index * dayMs);
  }
  expect(readdirSync(kept).sort()).toEqual(["c.js", "d.js"]);
});
