import type { Server, ServerOptions } from "node:http";

/**
 * Limits on the duration and size of requests. A form has at most 64 kB, so half a minute is enough on any line; a
 * slower client occupies a connection that others could use.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than SQLite may keep the process waiting for a lock, or what was sent meanwhile would meet a closed connection.
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const satisfies ServerOptions;

const tunnelAnswer = [
  "HTTP/1.1 405 Method Not Allowed",
  "Allow: GET, HEAD, POST",
  "Connection: close",
  "Content-Length: 0",
  "\r\n",
].join("\r\n");

/**
 * Closes the connection of a client that keeps sending after its response; `graceMs` is for clients that read a
 * rejection only after sending everything. Responds to CONNECT, as the shop is no proxy and Node would just hang up.
 */
export function limitRequests(server: Server, graceMs = 5_000): void {
  server.on("request", (request, response) => {
    response.once("finish", () => {
      if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), graceMs).unref();
    });
  });
  server.on("connect", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end(tunnelAnswer);
  });
}
