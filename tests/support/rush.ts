import { Agent, type ClientRequest, type IncomingMessage, request as openRequest } from "node:http";

import { createLimiter } from "~/platform/process/limiter";
import { hiddenFields, Visitor, type VisitorResponse } from "./browser/visitor";
import { contact, type Purchase } from "./purchase";

export type RushReport = {
  /** The number of forms that redirected to an order summary. */
  orders: number;
  /** The number of forms that got a page: the product was sold out, or had another price. */
  refusals: number;
  /** The number of responses of 500 and above, and of broken connections. */
  faults: number;
  /** The time from the simultaneous submit to the last response. */
  totalMs: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
};

export type RushBuyer = { cookie: string; address: string; form: string };

type Given = { shop: { url: string }; buyers: number; purchase: Purchase; atOnce?: number };

/** Takes every buyer to the review, then submits all reviews at once, and measures how long each buyer waits. */
export async function runRush({ shop, buyers, purchase, atOnce = 8 }: Given): Promise<RushReport> {
  const prepared = await prepareBuyers({ shop, buyers, purchase, atOnce });
  return agreeAtOnce(shop, purchase, prepared);
}

/** Returns buyers at the review step, each from a subnet of its own. */
export async function prepareBuyers({ shop, buyers, purchase, atOnce = 8 }: Given): Promise<RushBuyer[]> {
  const limit = createLimiter(atOnce);
  const { prefix, productId, colourId = "", size = "" } = purchase;
  const { location: product } = await new Visitor(shop.url).get(`${prefix}/${productId}`);
  const choice = { intent: "add-to-cart", barva: colourId, velikost: size, quantity: "1" };
  const prepare = async (index: number): Promise<RushBuyer> => {
    const address = networkAddress(index);
    const visitor = new Visitor(shop.url, { address });
    await visitor.post(product ?? "", choice);
    await visitor.post(`${prefix}/kosik/doprava`, { carrier: "ppl", payment: "transfer" });
    await visitor.post(`${prefix}/kosik/udaje`, {
      ...contact,
      email: visitor.email,
      country: prefix === "/sk" ? "SK" : "CZ",
    });
    const review = await visitor.get(`${prefix}/kosik/souhrn`);
    return { cookie: visitor.cookie, address, form: agreementOf(review) };
  };
  return Promise.all(Array.from({ length: buyers }, (_, index) => limit(() => prepare(index))));
}

function agreementOf({ status, html }: VisitorResponse): string {
  if (status !== 200) throw new Error(`a buyer's review was answered with ${status}`);
  return new URLSearchParams({ ...hiddenFields(html), intent: "place-order", terms: "on" }).toString();
}

/** Returns an address in a subnet of its own (RFC 6598, a reserved range). */
export function networkAddress(index: number): string {
  return `100.${64 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
}

/** Opens all connections first, then sends all forms at once. */
export async function agreeAtOnce(
  shop: { url: string },
  { prefix }: Pick<Purchase, "prefix">,
  buyers: readonly RushBuyer[],
): Promise<RushReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const url = new URL(`${prefix}/kosik/souhrn`, shop.url);
  try {
    const requests = await Promise.all(buyers.map((buyer) => connected(url, agent, buyer)));
    const startedAt = performance.now();
    const outcomes = await Promise.all(requests.map((request, index) => send(request, buyers[index]?.form ?? "")));
    return reportOf(outcomes, performance.now() - startedAt);
  } finally {
    agent.destroy();
  }
}

/** Returns a request with an open connection whose headers have been sent; its body follows later. */
async function connected(url: URL, agent: Agent, { cookie, address, form }: RushBuyer): Promise<ClientRequest> {
  const request = openRequest(url, {
    method: "POST",
    agent,
    headers: {
      Cookie: cookie,
      Origin: url.origin,
      "X-Forwarded-For": address,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(form),
    },
  });
  await new Promise<void>((opened, failed) => {
    request.once("error", failed);
    request.once("socket", (socket) => (socket.connecting ? socket.once("connect", () => opened()) : opened()));
  });
  return request;
}

type Outcome = { kind: "order" | "refusal" | "fault"; ms: number };

async function send(request: ClientRequest, form: string): Promise<Outcome> {
  const startedAt = performance.now();
  const kind = await new Promise<Outcome["kind"]>((answered) => {
    request.once("error", () => answered("fault"));
    request.once("response", (response) => {
      response.once("end", () => answered(kindOf(response))).once("error", () => answered("fault"));
      response.resume();
    });
    request.end(form);
  });
  return { kind, ms: performance.now() - startedAt };
}

function kindOf({ statusCode = 0, headers }: IncomingMessage): Outcome["kind"] {
  if (statusCode === 303 && /\/shrnuti\//.test(headers.location ?? "")) return "order";
  return statusCode < 500 ? "refusal" : "fault";
}

function reportOf(outcomes: readonly Outcome[], totalMs: number): RushReport {
  const waits = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const count = (kind: Outcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind).length;
  const at = (share: number) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  return {
    orders: count("order"),
    refusals: count("refusal"),
    faults: count("fault"),
    totalMs: Math.round(totalMs),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
  };
}
