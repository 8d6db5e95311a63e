import type { IncomingMessage, Server, ServerOptions } from "node:http";

/**
 * Limits on the duration and size of requests. A form has at most 64 kB, so half a minute is enough on any connection;
 * a slower client keeps a connection that others could use. Photos need longer: five take two minutes on a slow phone.
 */
export const requestLimits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  // Must be longer than SQLite may block the process while it waits for a lock; a request sent meanwhile would else
  // find its connection closed.
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} as const satisfies ServerOptions;

const limits = { graceMs: 5_000, formMs: 30_000 };

const slowAnswer = ["HTTP/1.1 408 Request Timeout", "Connection: close", "\r\n"].join("\r\n");

const tunnelAnswer = [
  "HTTP/1.1 405 Method Not Allowed",
  "Allow: GET, HEAD, POST",
  "Connection: close",
  "Content-Length: 0",
  "\r\n",
].join("\r\n");

/**
 * Closes the connection of a client that takes longer than `formMs` to send a form without photos, and of one that
 * keeps sending after its response; `graceMs` is for clients that read a rejection only after sending everything.
 * Responds to CONNECT, because the shop is no proxy and Node would just hang up. `takesPhotos` says which paths have a
 * form with photos.
 */
export function limitRequests(
  server: Server,
  takesPhotos: (path: string) => boolean,
  { graceMs, formMs } = limits,
): void {
  server.on("request", (request, response) => {
    if (!hasPhotos(request, takesPhotos)) limitForm(request, formMs);
    response.once("finish", () => {
      if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), graceMs).unref();
    });
  });
  server.on("connect", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end(tunnelAnswer);
  });
}

/** Returns true for a form with photos, which may take the whole `requestTimeout`. */
function hasPhotos({ headers, url = "" }: IncomingMessage, takesPhotos: (path: string) => boolean): boolean {
  const [path = ""] = url.split("?");
  return takesPhotos(path) && /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

function limitForm(request: IncomingMessage, formMs: number): void {
  const { headers, socket } = request;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  if (!hasBody) return;
  const timer = setTimeout(() => {
    if (!request.complete) socket.end(slowAnswer, () => socket.destroy());
  }, formMs).unref();
  request.once("close", () => clearTimeout(timer));
}
