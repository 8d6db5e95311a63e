import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import type { World } from "~/platform/process/world.server";
import { action as changeByApi, loader as readByApi } from "~/routes/api/route";

import { cookiesOf } from "./customers";
import { type RouteResponse, responseOf } from "./routeResponse";

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** A browser without JavaScript that calls loaders and actions directly, without a server, and keeps cookies. */
export class RouteBrowser {
  cookies: Record<string, string> = {};
  clientAddress = "127.0.0.1";

  constructor(readonly world: World) {}

  async open(loader: Loader, path: string, params: Record<string, string> = {}): Promise<RouteResponse> {
    return this.#keep(await responseOf(loader({ request: this.#request(path), params, context: this.#context() })));
  }

  async send(action: Action, path: string, fields: Record<string, string>, params: Record<string, string> = {}) {
    return this.#keep(await this.sendAndLeave(action, path, fields, params));
  }

  /** Submits a form without processing the response, as when a second click aborts the first navigation. */
  async sendAndLeave(
    action: Action,
    path: string,
    fields: Record<string, string>,
    params: Record<string, string> = {},
  ) {
    const request = this.#request(path, { method: "POST", body: new URLSearchParams(fields) });
    return responseOf(action({ request, params, context: this.#context() }));
  }

  /** Calls the API; a call with `body` is no GET. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headersOfCall: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown; headers: Headers }> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const request = this.#request(path, {
      method,
      headers: { "Content-Type": "application/json", ...headersOfCall },
      ...json,
    });
    const run: Loader = method === "GET" ? readByApi : changeByApi;
    const { status, data, headers } = this.#keep(
      await responseOf(run({ request, params: {}, context: this.#context() })),
    );
    return { status, headers, body: data === "" ? null : JSON.parse(String(data)) };
  }

  #context() {
    return { world: this.world, clientAddress: this.clientAddress, requestId: "a-visit" };
  }

  #request(path: string, init: RequestInit = {}): Request {
    const cookie = Object.entries(this.cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const headers = { ...init.headers, ...(cookie.length > 0 ? { Cookie: cookie.join("; ") } : {}) };
    return new Request(`http://shop.test${path}`, { ...init, headers });
  }

  #keep<Kept extends RouteResponse>(answer: Kept): Kept {
    for (const [name, value] of Object.entries(cookiesOf(answer.headers))) {
      if (value === "") delete this.cookies[name];
      else this.cookies[name] = value;
    }
    return answer;
  }
}
