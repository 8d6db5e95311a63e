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

/** The shop is no proxy: Node would close the connection without a word. */
export function refuseTunnels(server: Server): void {
  const answer =
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
  server.on("connect", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end(answer);
  });
}
