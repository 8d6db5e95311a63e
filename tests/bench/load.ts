import autocannon from "autocannon";

import { networkAddress } from "../support/rush";
import { usageOf } from "./cpu";
import { browserHeaders } from "./exchange";
import type { RunningServer } from "./servers";

/** A request as it is sent by one kind of visitor. */
export type BenchAsk = {
  method: "GET" | "POST";
  path: string;
  expects: number;
  /** Cookie headers that are used in turn, one for each visitor; empty for visitors who come for the first time. */
  cookies: readonly string[];
  /** The body: a URL-encoded form. */
  body?: string;
  /** Headers that replace a browser's usual ones. */
  headers?: Record<string, string>;
};

export type BenchVisit = BenchAsk & {
  name: string;
  /** The other files that a browser requests; the cost of a visit is that of all requests together. */
  files?: BenchAsk[];
};

export type Figures = {
  /** Complete visits a second. */
  visitsPerSecond: number;
  /** Duration of one request, from its last byte to the last byte of the response, in whole ms. */
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server for one visit, ms. */
  cpuMs: number;
};

export async function warmUp(server: RunningServer, visit: BenchVisit, requests: number): Promise<void> {
  const filesTwice = 2 * (visit.files?.length ?? 0);
  await shoot(server, visit, { connections: 10, amount: requests + 10 * filesTwice });
}

/** Repeats a visit. Throws when a response is not the expected one, because a fast error page is no result. */
export async function load(
  server: RunningServer,
  visit: BenchVisit,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> {
  const before = usageOf(server.pid);
  const result = await shoot(server, visit, { connections, duration: seconds });
  const after = usageOf(server.pid);
  const requestsEach = 1 + (visit.files?.length ?? 0);
  return {
    visitsPerSecond: result.requests.average / requestsEach,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: ((after.cpuMs - before.cpuMs) / result.requests.total) * requestsEach,
  };
}

/** Returns the headers of the request by the `turn`-th visitor. */
export function headersOf(
  { cookies, body, headers }: Pick<BenchAsk, "cookies" | "body" | "headers">,
  turn: number,
): Record<string, string> {
  const cookie = cookies[turn % cookies.length];
  return {
    ...browserHeaders,
    ...headers,
    ...(cookie ? { Cookie: cookie } : {}),
    // New guests come from networks of their own, as each may bring only so many an hour.
    ...(body !== undefined && !cookie ? { "X-Forwarded-For": networkAddress(turn) } : {}),
    ...(body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" }),
  };
}

type Extent = { connections: number } & ({ amount: number } | { duration: number });

async function shoot({ origin }: RunningServer, visit: BenchVisit, extent: Extent) {
  const asks: BenchAsk[] = [visit, ...(visit.files ?? [])];
  const result = await autocannon({ ...extent, url: origin, timeout: 20, requests: asks.map(requestOf) });
  const expected = asks.map(({ expects }) => String(expects));
  const wrong = Object.keys(result.statusCodeStats ?? {}).filter((status) => !expected.includes(status));
  if (wrong.length > 0 || result.errors > 0 || result.requests.total === 0) {
    const found = `status ${wrong.join(", ") || "as expected"}, ${result.errors} broken connections`;
    throw new Error(`${visit.name}: ${visit.method} ${visit.path} wanted ${visit.expects} and got: ${found}`);
  }
  return result;
}

function requestOf(ask: BenchAsk): autocannon.Request {
  const { method, path, body, cookies } = ask;
  let turn = 0;
  const takesTurns = cookies.length > 1 || (body !== undefined && cookies.length === 0);
  const setupRequest = (request: autocannon.Request) => ({ ...request, headers: headersOf(ask, turn++) });
  return { method, path, body, headers: headersOf(ask, 0), ...(takesTurns ? { setupRequest } : {}) };
}
