import autocannon from "autocannon";

import { usageOf } from "./cpu";
import { browserHeaders } from "./exchange";
import type { RunningServer } from "./servers";

/** A page as one kind of visitor asks for it. */
export type BenchVisit = {
  name: string;
  method: "GET" | "POST";
  path: string;
  expects: number;
  /** Cookie headers that take turns, one a visitor; none: a visitor who comes for the first time. */
  cookies: string[];
  /** A URL-encoded form. */
  body?: string;
};

export type Figures = {
  requestsPerSecond: number;
  /** From the request's last byte to the answer's last byte, whole ms. */
  p50Ms: number;
  p99Ms: number;
  /** Processor time of the server for one request. */
  cpuMs: number;
};

/** Compiled code is several times faster than what it was at the start, and it takes some hundred requests to get there. */
const warmUpRequests = 400;

export async function warmUp(server: RunningServer, visit: BenchVisit): Promise<void> {
  await shoot(server, visit, { connections: 10, amount: warmUpRequests });
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
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMs: (after.cpuMs - before.cpuMs) / result.requests.total,
  };
}

/** Of the request by the `turn`-th visitor. */
export function headersOf(
  { cookies, body }: Pick<BenchVisit, "cookies" | "body">,
  turn: number,
): Record<string, string> {
  const cookie = cookies[turn % cookies.length];
  return {
    ...browserHeaders,
    ...(cookie ? { Cookie: cookie } : {}),
    ...(body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" }),
  };
}

type Extent = { connections: number } & ({ amount: number } | { duration: number });

async function shoot({ origin }: RunningServer, visit: BenchVisit, extent: Extent) {
  const request = { method: visit.method, path: visit.path, body: visit.body, headers: headersOf(visit, 0) };
  let turn = 0;
  const setupRequest = (one: autocannon.Request) => ({ ...one, headers: headersOf(visit, turn++) });
  const requests = [visit.cookies.length > 1 ? { ...request, setupRequest } : request];
  const result = await autocannon({ ...extent, url: origin, timeout: 20, requests });
  const wrong = Object.keys(result.statusCodeStats ?? {}).filter((status) => status !== String(visit.expects));
  if (wrong.length > 0 || result.errors > 0 || result.requests.total === 0) {
    const found = `status ${wrong.join(", ") || "as expected"}, ${result.errors} broken connections`;
    throw new Error(`${visit.name}: ${visit.method} ${visit.path} wanted ${visit.expects} and got: ${found}`);
  }
  return result;
}
