import type { Server, ServerOptions } from "node:http";

/**
 * How long a sender may take and how much may come before the shop looks at it. A form has at most 64 kB, so half a minute
 * is enough on any line; whoever is slower holds a connection that others could use.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
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
 * Closes the connection of a sender who has been answered and goes on sending; `graceMs` is for those who hear of a refusal
 * only when they have sent all. Answers CONNECT, as the shop is no proxy and Node would hang up without a word.
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
