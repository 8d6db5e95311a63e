import { useEffect, useSyncExternalStore } from "react";

import { leaveFormHeader, leaveFormToBrowser } from "~/platform/browser/leaveFormToBrowser";

/** A request of the framework that failed on the network, or whose response did. */
export type LostRequest = {
  path: string;
  address: string;
  isPost: boolean;
  /** The control that sent the request; closing the message moves the focus back to it. */
  sender: Element | null;
  retry: () => void;
};

const none: readonly LostRequest[] = [];
let lost = none;
const listeners = new Set<() => void>();

/** Paths whose forms show the message themselves, beside their control. */
const claimed = new Set<string>();

/** Returns the lost requests that no form of the page shows itself. */
export function useLostRequests(): readonly LostRequest[] {
  return useAllLost().filter(({ path }) => !claimed.has(path));
}

/** Returns the lost requests of a form that is sent to `path` and shows them itself. */
export function useLostRequestsTo(path: string): readonly LostRequest[] {
  useEffect(() => {
    claimed.add(path);
    return () => void claimed.delete(path);
  }, [path]);
  return useAllLost().filter((request) => request.path === path);
}

export function retryAll(requests: readonly LostRequest[]): void {
  const sender = requests.at(-1)?.sender;
  if (sender instanceof HTMLElement && sender.isConnected) sender.focus();
  for (const request of requests) request.retry();
}

function useAllLost(): readonly LostRequest[] {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setLost(next: readonly LostRequest[]): void {
  lost = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps the page as it is when the network fails, for the whole shop. The framework would replace the page with an
 * error. Therefore its request stays pending until the visitor tries again, and is then sent once more unchanged, with
 * its submission key. Returns a function that ends this.
 */
export function holdLostRequests(): () => void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isNavigation = url.pathname.endsWith(".data") || (url.pathname === "/__manifest" && Boolean(init?.signal));
    return isNavigation && url.origin === location.origin ? answerOf(send, url, init) : send(input, init);
  };
  return () => {
    window.fetch = send;
  };
}

async function answerOf(send: typeof fetch, url: URL, init: RequestInit | undefined): Promise<Response> {
  for (;;) {
    try {
      const answer = await whole(await send(url, init));
      if (answer.headers.has(leaveFormHeader) && isFields(init?.body)) {
        leaveFormToBrowser(pageOf(url).address, init.body);
        return await neverAnswered();
      }
      return answer;
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      await visitorTriesAgain(url, init);
    }
  }
}

function isFields(body: unknown): body is URLSearchParams | FormData {
  return body instanceof URLSearchParams || body instanceof FormData;
}

/** Returns a promise that never settles: the page stays as it is until the browser replaces it. */
function neverAnswered(): Promise<never> {
  return new Promise(() => {});
}

/**
 * Returns the response with its complete body, which may be cut off as well. Throws for a response that is not the
 * shop's.
 */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const isForeign = !headers.has("X-Remix-Response") && response.url.includes(".data");
  if (status === 502 || status === 504 || (isForeign && response.ok && status !== 204)) throw new TypeError("not ours");
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/** Resolves when the visitor tries again; rejects when the visitor does something else instead. */
function visitorTriesAgain(url: URL, init: RequestInit | undefined): Promise<void> {
  return new Promise((retry, giveUp) => {
    const settle = (finish: () => void) => () => {
      init?.signal?.removeEventListener("abort", onAbort);
      setLost(lost.filter((lostRequest) => lostRequest !== request));
      finish();
    };
    const isPost = init?.method !== undefined && init.method !== "GET";
    const request = { ...pageOf(url), isPost, sender: document.activeElement, retry: settle(retry) };
    const onAbort = settle(() => giveUp(init?.signal?.reason));
    init?.signal?.addEventListener("abort", onAbort);
    setLost([...lost, request]);
  });
}

/**
 * Returns the page that a request of the framework is about: it requests a page's data, or which code belongs to a
 * page.
 */
function pageOf({ pathname, search, searchParams }: URL): Pick<LostRequest, "path" | "address"> {
  const sought = pathname === "/__manifest" ? searchParams.get("p") : null;
  const path = sought ?? (pathname.replace(/(?:\/?_root)?\.data$/, "") || "/");
  return { path, address: sought ?? path + search };
}
