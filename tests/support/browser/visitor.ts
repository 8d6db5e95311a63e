import { randomInt, randomUUID } from "node:crypto";

type Given = {
  /** The client's address for a shop with `TRUST_PROXY=1`; without it the machine's own address is used. */
  address?: string;
};

/** A minimal browser without JavaScript: cookies, links and forms. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #address: string | undefined;
  /** Unique, as the shop limits unpaid orders per e-mail address. */
  readonly email = `${randomUUID()}@example.com`;

  constructor(
    readonly origin: string,
    { address }: Given = {},
  ) {
    this.#address = address;
  }

  async get(path: string): Promise<VisitorResponse> {
    return this.#ask(path, { method: "GET" });
  }

  /** Submits a form and follows the redirect. */
  async send(path: string, fields: Record<string, string>): Promise<VisitorResponse> {
    const answer = await this.post(path, fields);
    return answer.location ? this.get(answer.location) : answer;
  }

  async post(path: string, fields: Record<string, string>): Promise<VisitorResponse> {
    return this.#ask(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: this.origin },
    });
  }

  /** Returns the Cookie header of the next request. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async #ask(path: string, request: RequestInit): Promise<VisitorResponse> {
    const { cookie } = this;
    const response = await fetch(new URL(path, this.origin), {
      ...request,
      headers: {
        ...request.headers,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(this.#address ? { "X-Forwarded-For": this.#address } : {}),
      },
      redirect: "manual",
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    const location = response.headers.get("Location");
    return { status: response.status, location, headers: response.headers, html: await response.text() };
  }

  #keep(line: string) {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.#cookies.delete(name);
    else this.#cookies.set(name, value.join("="));
  }
}

/** Returns a random private address, so that visitors hardly ever share one. */
export function anyAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export type VisitorResponse = { status: number; location: string | null; headers: Headers; html: string };

/** Returns the values of a page's hidden fields, by name. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
}
