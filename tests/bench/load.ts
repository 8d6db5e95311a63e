import autocannon from "autocannon";

import { usageOf } from "./cpu";
import { browserHeaders } from "./exchange";
import type { RunningServer } from "./servers";

/** A request as one kind of visitor sends it. */
export type BenchAsk = {
  method: "GET" | "POST";
  path: string;
  expects: number;
  /** Cookie headers that take turns, one a visitor; none: a visitor who comes for the first time. */
  cookies: readonly string[];
  /** A URL-encoded form. */
  body?: string;
  /** Instead of a browser's own. */
  headers?: Record<string, string>;
};

export type BenchVisit = BenchAsk & {
  name: string;
  /** What else a browser asks for; the cost of a visit is that of all together. */
  files?: BenchAsk[];
};

export type Figures = {
  /** Whole visits. */
  visitsPerSecond: number;
  /** Of one request, from its last byte to the answer's last byte, whole ms. */
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server for one visit. */
  cpuMs: number;
};

export async function warmUp(server: RunningServer, visit: BenchVisit, requests: number): Promise<void> {
  const filesTwice = 2 * (visit.files?.length ?? 0);
  await shoot(server, visit, { connections: 10, amount: requests + 10 * filesTwice });
}

/** Throws when the server answers anything but what the visit expects: a fast error page is no result. */
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

/** Of the request by the `turn`-th visitor. */
export function headersOf(
  { cookies, body, headers }: Pick<BenchAsk, "cookies" | "body" | "headers">,
  turn: number,
): Record<string, string> {
  const cookie = cookies[turn % cookies.length];
  return {
    ...browserHeaders,
    ...headers,
    ...(cookie ? { Cookie: cookie } : {}),
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
  const setupRequest = (one: autocannon.Request) => ({ ...one, headers: headersOf(ask, turn++) });
  return { method, path, body, headers: headersOf(ask, 0), ...(cookies.length > 1 ? { setupRequest } : {}) };
}
