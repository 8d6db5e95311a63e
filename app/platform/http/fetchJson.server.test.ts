import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { fetchJson } from "./fetchJson.server";

const noop = () => undefined;

/**
 * Starts an upstream server on a free port. `closed` resolves with the bytes sent once the shop has closed the
 * connection.
 */
async function upstream(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  const closed = once(server, "connection").then(
    ([socket]) =>
      new Promise<number>((close) => socket.on("error", noop).once("close", () => close(socket.bytesWritten))),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, closed };
}

/** Writes as fast as the client reads, for as long as it reads. */
function withoutEnd(response: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, " ");
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", write);
  write();
}

test("JSON is returned with its status", async () => {
  const { url } = await upstream((response) => response.writeHead(404).end('{"kod":"NENALEZENO"}'));
  expect(await fetchJson(url, 5_000)).toEqual({ status: 404, body: { kod: "NENALEZENO" } });
});

test.each([
  ["no JSON", "<html>"],
  ["nothing", ""],
  ["a quarter of a megabyte and more", `"${"x".repeat(262_144)}"`],
])("%s is not a response", async (_what, text) => {
  const { url } = await upstream((response) => response.end(text));
  expect(await fetchJson(url, 5_000)).toBeUndefined();
});

test("an endless response is cut off by its size, and its connection is closed", async () => {
  const { url, closed } = await upstream(withoutEnd);
  expect(await fetchJson(url, 2_000)).toBeUndefined();
  // What the sockets of both sides buffer is sent before anybody can stop it.
  expect(await closed).toBeLessThan(16_000_000);
});

test("a trickling response is cut off by the timeout, and its connection is closed", async () => {
  const { url, closed } = await upstream((response) => {
    const trickle = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(trickle));
  });
  const startedAt = performance.now();
  expect(await fetchJson(url, 300)).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await closed;
});

test("a server that never responds is given up", async () => {
  const { url, closed } = await upstream(() => undefined);
  expect(await fetchJson(url, 200)).toBeUndefined();
  await closed;
});

test("a redirect is not followed", async () => {
  const { url } = await upstream((response) => response.writeHead(302, { Location: "/" }).end());
  expect(await fetchJson(url, 5_000)).toBeUndefined();
});
