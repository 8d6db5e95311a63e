import { readFileSync } from "node:fs";
import { createServer } from "node:http";

import type { Recording } from "./recording";

/** The limit of this machine: gives out the shop's recorded answers without doing anything for them. */
const recording: Recording = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
const answers = new Map(
  recording.map(({ method, path, status, headers, base64 }) => [
    `${method} ${path}`,
    { status, headers, bytes: Buffer.from(base64, "base64") },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(`${request.method} ${request.url}`);
  request.resume().once("end", () => {
    response.writeHead(answer?.status ?? (request.url === "/readyz" ? 200 : 404), answer?.headers);
    response.end(answer?.bytes);
  });
});
server.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => process.exit(0));
