import { connect } from "node:net";

const timeoutMs = 10_000;

export type RawAnswer = { status: number; head: string; body: string };

/**
 * Sends the bytes and reads until the shop closes the connection, so the request should ask for that. Status 0 means a
 * connection closed without a response.
 */
export function rawRequest(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(`no answer to ${String(bytes).slice(0, 80)}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => (error.code === "ECONNRESET" ? undefined : reject(error)));
    socket.on("close", () => resolve(answerIn(Buffer.concat(chunks).toString("latin1"))));
  });
}

function answerIn(text: string): RawAnswer {
  const [head = "", ...body] = text.split("\r\n\r\n");
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: body.join("\r\n\r\n") };
}

type Given = { method?: string; target?: string; host?: string | null; headers?: readonly string[]; body?: string };

/** Returns the lines of a request with `Connection: close`; with a `host` of null there is no Host line. */
export function requestLines({ method = "GET", target = "/", host = "localhost", headers = [], body }: Given): string {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body, "latin1")}`];
  const hostLine = host === null ? [] : [`Host: ${host}`];
  const lines = [`${method} ${target} HTTP/1.1`, ...hostLine, "Connection: close", ...length, ...headers];
  return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}
