import type { Server } from "node:http";
import type { Socket } from "node:net";

import type { World } from "./world.server";

/** After so long without a request, no accepted connection has an unread request any more. */
const quietMs = 300;
const maxLingerMs = 5_000;
const lookMs = 50;
const maxMs = 20_000;

/**
 * Stops the shop on a stop signal: finishes requests in flight, waits a moment for connections that were accepted but
 * not read yet, accepts no more, closes the database, and ends the process, at the latest after `maxMs`. Further signals
 * change nothing: one stop often sends several, as the terminal and systemd signal every process of the shop.
 */
export function stopOnSignal(server: Server, world: World, beforeClosing: () => void): void {
  const sockets = socketsOf(server);
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), maxMs).unref();
    linger(server, () => close(server, sockets, world, beforeClosing));
  };
  // The listeners stay: without one, Node's default action would end the process at the next signal.
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function socketsOf(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

function linger(server: Server, whenQuiet: () => void): void {
  const startedAt = performance.now();
  let lastRequestAt = startedAt;
  server.prependListener("request", (_request, response) => {
    lastRequestAt = performance.now();
    response.setHeader("Connection", "close");
  });
  const look = setInterval(() => {
    const now = performance.now();
    if (now - lastRequestAt < quietMs && now - startedAt < maxLingerMs) return;
    clearInterval(look);
    whenQuiet();
  }, lookMs);
}

function close(server: Server, sockets: Set<Socket>, world: World, beforeClosing: () => void): void {
  // A keep-alive connection becomes idle only after its response, so this checks until none is left.
  const look = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of sockets) if (isUnused(socket)) socket.destroy();
  }, lookMs);
  server.close(async () => {
    clearInterval(look);
    beforeClosing();
    await world.db.destroy();
    process.exit(0);
  });
}

/**
 * Returns true for a connection that never sent a byte. Browsers open such connections in advance, and Node does not
 * count them as idle.
 */
function isUnused(socket: Socket): boolean {
  return socket.bytesRead === 0;
}
