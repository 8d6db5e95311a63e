import { writeFileSync } from "node:fs";

import { exchange } from "./exchange";
import { type BenchVisit, headersOf } from "./load";

export type Recording = {
  method: string;
  path: string;
  status: number;
  headers: Record<string, string | string[]>;
  base64: string;
}[];

/** Asks the shop for each page once and writes down what it sent, byte for byte. */
export async function record(origin: string, visits: BenchVisit[], file: string): Promise<void> {
  const recording: Recording = [];
  for (const { method, path, cookies, body } of visits) {
    const { status, headers, bytes } = await exchange(origin + path, {
      method,
      body,
      headers: headersOf({ cookies, body }, 0),
    });
    const { "transfer-encoding": _, connection: __, "keep-alive": ___, ...own } = headers;
    recording.push({
      method,
      path,
      status,
      headers: { ...own, "content-length": String(bytes.length) },
      base64: bytes.toString("base64"),
    });
  }
  writeFileSync(file, JSON.stringify(recording));
}
