import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const slowSockets = 300;
const lastsMs = 10_000;
const byteEveryMs = 500;
const timeoutMs = 5_000;

/** Hundreds of clients send their requests byte by byte; a visitor beside them is served as usual. */
export async function slowClients({ shop, random }: Stage): Promise<Tally> {
  const { port, hostname } = new URL(shop.url);
  const sockets = Array.from({ length: slowSockets }, () => openSlowly(Number(port), hostname, random()));
  const deadline = performance.now() + lastsMs;
  let sent = 0;
  let faults = 0;
  while (performance.now() < deadline) {
    const answer = await fetch(`${shop.url}/kosik`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
    sent += 1;
    if (!answer?.ok) faults += 1;
    await wait(50);
  }
  for (const socket of sockets) socket.destroy();
  return tally({ sent: sent + slowSockets, faults });
}

const beginnings = [
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  "POST /prihlaseni HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\nemail=",
  "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
] as const;

function openSlowly(port: number, host: string, chance: number): Socket {
  const socket = connect(port, host);
  socket.on("error", () => {});
  socket.write(beginnings[Math.floor(chance * beginnings.length)] ?? beginnings[0]);
  const trickle = setInterval(() => socket.write("a"), byteEveryMs);
  socket.on("close", () => clearInterval(trickle));
  return socket;
}
