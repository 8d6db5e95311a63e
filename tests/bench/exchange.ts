import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Ask = { method?: "GET" | "POST"; headers?: Record<string, string>; body?: string };

export type RecordedResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  /** The body as it came over the wire. */
  bytes: Buffer;
  text: string;
};

/** A browser's usual headers, on which the shop's compression and rendering depend. */
export const browserHeaders = {
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Accept-Language": "cs,sk;q=0.8,en;q=0.5",
  "Accept-Encoding": "gzip, deflate, br",
} as const;

/** Sends one request; redirects are not followed. */
export function exchange(
  url: string,
  { method = "GET", headers = {}, body = "" }: Ask = {},
): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent: false, headers: { ...browserHeaders, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const kept = Object.entries(response.headers).flatMap(([name, value]) =>
          value ? [[name, value] as const] : [],
        );
        const text = decoded(bytes, response.headers["content-encoding"]).toString();
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(kept), bytes, text });
      });
    });
    sent.setTimeout(30_000, () => sent.destroy(new Error(`${method} ${url} was not answered within 30 s`)));
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Returns `name=value` of every cookie that a response sets, for a Cookie header. */
export function storedCookies({ headers }: RecordedResponse): string {
  return [headers["set-cookie"] ?? []]
    .flat()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
