import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync } from "node:zlib";

import { pageBrotli } from "~/platform/compression/pageBrotli.server";

import { barePath, unitPath } from "./unit";

/**
 * Measures the limit of this machine: a server that does nothing but send the shop's listing. It is compressed in
 * advance or, as the unit of all ratios, for each request.
 */
const listing = readFileSync(process.argv[2] ?? "");
const compressed = brotliCompressSync(listing, { params: pageBrotli });
const compress = promisify(brotliCompress);

const answers: Record<string, () => Buffer | Promise<Buffer>> = {
  "/readyz": () => brotliCompressSync("ready"),
  [barePath]: () => compressed,
  [unitPath]: () => compress(listing, { params: pageBrotli }),
};

const server = createServer(async (request, response) => {
  const bytes = await answers[request.url ?? ""]?.();
  response.writeHead(bytes ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br" });
  response.end(bytes);
});
server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
