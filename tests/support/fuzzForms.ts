import { readFileSync } from "node:fs";
import { inspect } from "node:util";
import fc from "fast-check";

import { addressOf } from "~/addresses";
import routes from "~/routes";
import { Visitor } from "./browser/visitor";
import { type FormBody, formBody } from "./formBodies";
import { agree, contact, fillCheckout } from "./purchase";

export type FuzzedForm = FormBody & { path: string; actor: number; method: string };

export type FuzzResult = {
  sent: number;
  /** The number of responses by status. */
  statuses: Record<number, number>;
  /**
   * Requests with a 5xx response, or without a response: `status` is 0 then, and `error` says what happened instead and
   * when.
   */
  failures: (Answer & { form: FuzzedForm })[];
};

type Answer = { status: number; error?: string };

type Fuzz = { url: string; count: number; seed: number; concurrency?: number };

const chunk = 500;
const signOut = addressOf("signOut", "cs");
const timeoutMs = 30_000;

/**
 * Sends `count` forms with random names, values and bodies to every screen with an action, as a new visitor, as a guest
 * with a filled cart and as a customer with an order. The same seed sends the same forms.
 */
export async function fuzzForms({ url, count, seed, concurrency = 16 }: Fuzz): Promise<FuzzResult> {
  const { cookies, keys } = await actors(url);
  const result: FuzzResult = { sent: 0, statuses: {}, failures: [] };
  for (let start = 0; start < count; start += chunk) {
    const forms = fc.sample(fuzzedForm(keys), { seed: seed + start, numRuns: Math.min(chunk, count - start) });
    const next = forms.values();
    const send = async () => {
      for (const form of next) note(result, form, await answerTo(url, form, cookies[form.actor] ?? ""));
    };
    await Promise.all(Array.from({ length: concurrency }, send));
  }
  return result;
}

/** Returns the paths of all routes with an action, with their parameters. */
function actionPaths(): string[] {
  const takesForms = (file: string) =>
    /^export (?:async function|function|const) action\b/m.test(readFileSync(`app/${file}`, "utf8"));
  return routes.filter(({ file }) => takesForms(file)).map(({ path = "" }) => `/${path}`);
}

function fuzzedForm(keys: readonly string[]): fc.Arbitrary<FuzzedForm> {
  const part = fc.constantFrom(
    ...keys,
    "1001",
    "1",
    "x",
    "__proto__",
    "potvrzeni",
    "99999999999999999999",
    "%00",
    "a%5B9%5D",
  );
  const path = fc
    .tuple(
      fc.constantFrom(...actionPaths()),
      fc.array(part, { minLength: 3, maxLength: 3 }),
      fc.constantFrom("", "", ".data"),
    )
    .map(([pattern, parts, ending]) => fillPath(pattern, parts) + ending);
  const query = fc.constantFrom("", "", "", "?index", "?_routes=__proto__", "?strana=2&filtr[0]=1");
  return fc
    .tuple(
      fc.tuple(path, query),
      fc.nat({ max: 2 }),
      fc.constantFrom("POST", "POST", "POST", "PUT", "PATCH", "DELETE"),
      formBody,
    )
    .map(([address, actor, method, body]) => {
      const path = address.join("");
      // The customer's session must not end, so forms that sign out are sent by the new visitor.
      return { path, actor: path.includes(signOut) ? 0 : actor, method, ...body };
    });
}

function fillPath(pattern: string, parts: readonly string[]): string {
  let used = 0;
  return pattern.replace(/:\w+\??|\*/g, () => parts[used++] ?? "x");
}

async function answerTo(url: string, { path, method, type, body }: FuzzedForm, cookie: string): Promise<Answer> {
  const start = performance.now();
  const headers = { "Content-Type": type, ...(cookie ? { Cookie: cookie } : {}) };
  try {
    const answer = await fetch(url + path, {
      method,
      headers,
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return { status: answer.status };
  } catch (error) {
    const ms = Math.round(performance.now() - start);
    return { status: 0, error: `${ms} ms: ${inspect(error, { depth: 2 })}` };
  }
}

function note(result: FuzzResult, form: FuzzedForm, answer: Answer) {
  const { status } = answer;
  result.sent += 1;
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  if (status === 0 || status >= 500) result.failures.push({ ...answer, form });
}

const purchase = { prefix: "", productId: 1001, colourId: "cerna", size: "50" } as const;

/** Returns the cookies of the three senders, and the secrets of the customer's URLs. */
async function actors(url: string) {
  const guest = new Visitor(url);
  await fillCheckout(guest, purchase);
  const customer = new Visitor(url);
  const passwords = { password: "jehnecinappa", password_confirmation: "jehnecinappa" };
  const { email } = customer;
  const registered = await customer.post("/registrace", { ...contact, ...passwords, intent: "register", email });
  if (registered.status !== 303) throw new Error(`the registration was answered with ${registered.status}`);
  const placed = await agree(customer, purchase, await fillCheckout(customer, purchase));
  await fillCheckout(customer, purchase);
  const keys = (placed.location ?? "").split("/").slice(2);
  return { cookies: ["", guest.cookie, customer.cookie], keys };
}
