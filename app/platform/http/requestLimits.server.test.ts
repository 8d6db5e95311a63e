import { createServer, type RequestListener, type ServerOptions } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { limitRequests, requestLimits } from "./requestLimits.server";

const quick = { ...requestLimits, headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 30 };

async function visit(listener: RequestListener, options: ServerOptions = requestLimits, formMs = 30_000) {
  const takesPhotos = (path: string) => path === "/photos";
  const server = createServer(options, listener);
  limitRequests(server, takesPhotos, { graceMs: 100, formMs });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  let text = "";
  socket.on("error", () => undefined).on("data", (chunk) => (text += chunk));
  return { socket, answer: new Promise<string>((closed) => socket.once("close", () => closed(text))) };
}

function every(ms: number, socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), ms);
  socket.on("close", () => clearInterval(timer));
}

const form = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

test("trickling headers end with 408", async () => {
  const { socket, answer } = await visit(() => undefined, quick);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n");
  every(20, socket, "X-A: b\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a trickling body ends with 408", async () => {
  const { socket, answer } = await visit((request) => void request.resume(), quick);
  socket.write(form);
  every(20, socket, "1\r\na\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a trickling form without photos ends with 408 before one with photos", async () => {
  const { socket, answer } = await visit((request) => void request.resume(), requestLimits, 200);
  socket.write(form);
  every(20, socket, "1\r\na\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("a form with photos may take longer than others", async () => {
  const { socket, answer } = await visit(
    (request, response) => void request.resume().once("end", () => response.end("taken")),
    requestLimits,
    50,
  );
  socket.write("POST /photos?a=b HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2\r\n");
  socket.write("Content-Type: multipart/form-data; boundary=x\r\n\r\na");
  setTimeout(() => socket.write("b"), 200);
  expect(await answer).toContain("taken");
});

test("a form that says it has photos ends as others do where none are taken", async () => {
  const { socket, answer } = await visit((request) => void request.resume(), requestLimits, 200);
  socket.write(form.replace("\r\n\r\n", "\r\nContent-Type: multipart/form-data; boundary=x\r\n\r\n"));
  every(20, socket, "1\r\na\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("headers beyond 16 kB are rejected with 431", async () => {
  const { socket, answer } = await visit((_request, response) => void response.end("ok"));
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`);
  expect(await answer).toMatch(/^HTTP\/1\.1 431 /);
});

test("a client that keeps sending after its response is cut off", async () => {
  const { socket, answer } = await visit((_request, response) => void response.writeHead(413).end());
  socket.write(form);
  every(5, socket, "1\r\na\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
});

test("a client that sends the rest of a form after the response keeps its connection", async () => {
  const { socket, answer } = await visit((_request, response) => void response.writeHead(403).end());
  socket.write(form);
  await new Promise((answered) => socket.once("data", answered));
  socket.write("1\r\na\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect((await answer).match(/HTTP\/1\.1 403 /g)).toHaveLength(2);
});

test("CONNECT gets 405", async () => {
  const { socket, answer } = await visit(() => undefined);
  socket.write("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD, POST\r\n/);
});
