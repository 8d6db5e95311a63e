import { connect } from "node:net";

import { pick } from "../random";
import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const requests = 1_000;
const atOnce = 20;
const timeoutMs = 3_000;

const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "CONNECT", "FOO"];
const paths = [
  "/",
  "/kosik",
  "/api/cart/anonymous/cs",
  "/api/me",
  "/sk/hledani?q=x",
  "/1/muzi",
  "/prihlaseni",
  "*",
  "//x",
];
const hosts = ["localhost", "a b", "[", "", "x".repeat(300), "localhost:99999", "evil.example", "%00"];
const names = [
  "Cookie",
  "Accept-Encoding",
  "Range",
  "Content-Type",
  "If-None-Match",
  "Origin",
  "Accept-Language",
  "Authorization",
];

/** Sends requests that no browser would send, with odd methods, hosts, paths and headers, directly to the socket. */
export async function rawRequests({ shop, random }: Stage): Promise<Tally> {
  const { port, hostname } = new URL(shop.url);
  let sent = 0;
  let faults = 0;
  while (sent < requests) {
    const batch = Array.from({ length: atOnce }, () => send(Number(port), hostname, randomRequest(random)));
    const statuses = await Promise.all(batch);
    sent += statuses.length;
    faults += statuses.filter((status) => status >= 500).length;
  }
  return tally({ sent, faults });
}

function randomRequest(random: () => number): string {
  const noise = () =>
    String.fromCharCode(...Array.from({ length: Math.floor(random() * 40) }, () => 32 + Math.floor(random() * 95)));
  const path = `${pick(random, paths)}${random() < 0.5 ? `/${encodeURI(noise())}` : ""}${random() < 0.2 ? "%0d%0a" : ""}`;
  const headers = names.filter(() => random() < 0.4).map((name) => `${name}: ${noise()}`);
  const lines = [`${pick(random, methods)} ${path} HTTP/1.1`, `Host: ${pick(random, hosts)}`, ...headers];
  return `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`;
}

/** Returns the status of the response; 0 when the connection ended without one. */
function send(port: number, host: string, request: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => socket.write(request, "latin1"));
    let text = "";
    const finish = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
    };
    socket.setTimeout(timeoutMs, finish);
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("error", finish);
    socket.on("close", finish);
  });
}
