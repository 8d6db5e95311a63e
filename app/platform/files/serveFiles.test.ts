import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";

import { compressFolder } from "./compressFiles.vite";
import { serveFiles } from "./serveFiles.server";

const script = `export const text = ${JSON.stringify("kůže a kožešiny ".repeat(200))};`;
const picture = Buffer.from(Array.from({ length: 3_000 }, (_, at) => at % 251));
const folder = mkdtempSync(join(tmpdir(), "client-"));
const server = createServer();

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const name of ["assets/shop-1a2b3c4d.js", "site.webmanifest"]) writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, "assets/tiny-1a2b3c4d.js"), "1");
  writeFileSync(join(folder, "assets/photo-1a2b3c4d.webp"), picture);
  writeFileSync(join(folder, "..", `${folder.split("/").at(-1)}-secret.js`), "secret");
  await compressFolder(folder);
  rmSync(join(folder, "site.webmanifest.br"));
  const app = express().use(serveFiles(folder));
  server
    .on(
      "request",
      app.use((_request, response) => void response.status(404).send("a page")),
    )
    .listen(0);
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  for (const path of [folder, `${folder}-secret.js`]) rmSync(path, { recursive: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = sendRequest({ port, path, method, headers, agent: false }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
    });
    sent.on("error", reject).end();
  });
}

const js = "/assets/shop-1a2b3c4d.js";
const photo = "/assets/photo-1a2b3c4d.webp";

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
  ["identity", undefined, (bytes: Buffer) => bytes],
  ["", undefined, (bytes: Buffer) => bytes],
])("for Accept-Encoding %j a script comes as %s", async (accepted, coding, decode) => {
  const { status, headers, bytes } = await ask(js, { "Accept-Encoding": accepted });
  expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([200, coding, `${bytes.length}`]);
  expect(decode(bytes).toString()).toBe(script);
  expect(headers).toMatchObject({
    vary: "Accept-Encoding",
    "content-type": "application/javascript; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
});

test("a file without a compressed copy comes as it is", async () => {
  const accepted = { "Accept-Encoding": "br" };
  expect((await ask("/assets/tiny-1a2b3c4d.js", accepted)).bytes.toString()).toBe("1");
  const manifest = await ask("/site.webmanifest", accepted);
  expect(manifest.headers["content-encoding"]).toBeUndefined();
  expect(manifest.bytes.toString()).toBe(script);
  expect(manifest.headers["content-type"]).toBe("application/manifest+json");
});

test("only names that change with the content are kept for ever", async () => {
  expect((await ask("/site.webmanifest")).headers["cache-control"]).toBe("public, max-age=3600");
});

test("each coding has a tag of its own, by which a browser that has it gets no bytes", async () => {
  const tags = await Promise.all(
    ["br", "gzip", ""].map(async (coding) => (await ask(js, { "Accept-Encoding": coding })).headers.etag ?? ""),
  );
  expect(new Set(tags).size).toBe(3);
  const [br = ""] = tags;
  const again = await ask(js, { "Accept-Encoding": "br", "If-None-Match": `"other", ${br}` });
  expect([again.status, again.bytes.length, again.headers.etag, again.headers.vary]).toEqual([
    304,
    0,
    br,
    "Accept-Encoding",
  ]);
  expect(again.headers["content-encoding"]).toBeUndefined();
  expect((await ask(js, { "Accept-Encoding": "gzip", "If-None-Match": br })).status).toBe(200);
});

test.each([
  ["bytes=0-99", "bytes 0-99/3000", 0, 100],
  ["bytes=2990-", "bytes 2990-2999/3000", 2990, 3000],
  ["bytes=-10", "bytes 2990-2999/3000", 2990, 3000],
  ["bytes=2990-9999", "bytes 2990-2999/3000", 2990, 3000],
  ["bytes=0-9,5-19", "bytes 0-19/3000", 0, 20],
])("Range: %s gets %s", async (range, contentRange, start, end) => {
  const { status, headers, bytes } = await ask(photo, { Range: range });
  expect([status, headers["content-range"]]).toEqual([206, contentRange]);
  expect(bytes.equals(picture.subarray(start, end))).toBe(true);
});

test.each(["lines=0-9", "bytes=0-0,10-19,30-39", ""])("Range: %j gets the whole", async (range) => {
  const { status, headers, bytes } = await ask(photo, { Range: range });
  expect([status, headers["content-range"], bytes.length]).toEqual([200, undefined, 3000]);
});

test.each(["bytes=3000-", "bytes=9-1", "bytes=x"])("Range: %s is 416 with the length", async (range) => {
  const { status, headers, bytes } = await ask(photo, { Range: range });
  expect([status, headers["content-range"], bytes.length]).toEqual([416, "bytes */3000", 0]);
});

test("a range of bytes that have changed gets the whole", async () => {
  const { headers } = await ask(photo);
  const first = { Range: "bytes=0-9" };
  expect((await ask(photo, { ...first, "If-Range": headers.etag ?? "" })).status).toBe(206);
  expect((await ask(photo, { ...first, "If-Range": '"other"' })).status).toBe(200);
  expect((await ask(photo, { ...first, "If-Range": "Mon, 23 Nov 2026 10:00:00 GMT" })).status).toBe(200);
});

test("a range of a script is one of the bytes that are sent", async () => {
  const whole = await ask(js, { "Accept-Encoding": "br" });
  const part = await ask(js, { "Accept-Encoding": "br", Range: "bytes=10-19" });
  expect([part.status, part.headers["content-encoding"]]).toEqual([206, "br"]);
  expect(part.bytes.equals(whole.bytes.subarray(10, 20))).toBe(true);
});

test("HEAD says what GET says, without bytes", async () => {
  const [head, get] = [await ask(photo, {}, "HEAD"), await ask(photo)];
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
});

test.each([
  "/assets/missing-1a2b3c4d.js",
  "/assets/shop-1a2b3c4d.js.br",
  "/assets/shop-1a2b3c4d.js/",
  "/assets/",
  "/assets/..%2f..%2fetc%2fpasswd",
  "/assets/%2e%2e/site.webmanifest",
])("%s is not there, and says so in no words", async (path) => {
  const { status, headers, bytes } = await ask(path);
  expect([status, headers["cache-control"], bytes.length]).toEqual([404, "no-store", 0]);
});

test.each(["/", "/../package.json", `/../${folder.split("/").at(-1)}-secret.js`, "/site.webmanifest.gz", "/__proto__"])(
  "%s is none of the files",
  async (path) => {
    expect((await ask(path)).bytes.toString()).toBe("a page");
  },
);

test("a form sent to a file is for others to refuse", async () => {
  expect((await ask(js, {}, "POST")).bytes.toString()).toBe("a page");
});
