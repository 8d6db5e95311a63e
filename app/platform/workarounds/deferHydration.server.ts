import type { PageHtml } from "./renderPage.server";

const scriptLink = '<link rel="modulepreload"';
const textLink = '<link rel="preload" as="fetch"';
const module = '<script nonce="NONCE" type="module" async="">';

/** Browsers ignore these elements until hydration starts. */
const deferred = {
  scriptLink: '<link media="not all" rel="preload" as="script"',
  textLink: '<link media="not all" rel="preload" as="fetch"',
  module: '<script nonce="NONCE" type="text/plain" data-deferred="">',
};

/**
 * Returns the parts of a page whose scripts are deferred (docs/decisions/0008). `nonce` is that of its inline scripts.
 */
export function deferHydration({ head, body, data }: PageHtml, nonce: string): string[] {
  const linksAt = body.indexOf(scriptLink);
  const moduleAt = body.indexOf(module.replace("NONCE", nonce), linksAt);
  if (linksAt < 0 || moduleAt < 0) return [head, body, data];
  const endAt = body.indexOf("</script>", moduleAt) + "</script>".length;
  const start = body.slice(linksAt, endAt).replaceAll(scriptLink, deferred.scriptLink);
  return [
    head.replaceAll(textLink, deferred.textLink),
    body.slice(0, linksAt),
    start.replace(module.replace("NONCE", nonce), deferred.module.replace("NONCE", nonce)),
    `<script nonce="${nonce}">(${startHydration})()</script>`,
    body.slice(endAt),
    data,
  ];
}

/**
 * Runs in the browser, so it may not refer to anything outside itself. It leaves no trace in the DOM, because the
 * framework compares the page with its own output. Only when the scripts fail to load, it sets an attribute that CSS
 * can select (`exceptLiteMode`).
 */
function startHydration() {
  const maxRestMs = 4_000;
  /** The time from the first contact of a finger to the click, with some to spare. */
  const tapMs = 200;
  const signs = {
    pointermove: 0,
    pointerdown: tapMs,
    touchstart: tapMs,
    keydown: tapMs,
    focusin: 0,
    scroll: 0,
    wheel: 0,
  };
  const resting = new AbortController();
  const held = () => [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"][rel="preload"]')];
  const letGo = (link: HTMLLinkElement) => {
    if (link.as === "script") link.rel = "modulepreload";
    link.removeAttribute("media");
  };
  let isAwake = false;
  const wake = () => {
    const deferred = document.querySelector<HTMLScriptElement>("script[data-deferred]");
    if (isAwake || !deferred) return;
    isAwake = true;
    for (const link of held()) letGo(link);
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = deferred.nonce;
    script.text = deferred.text;
    script.onerror = () => document.documentElement.setAttribute("data-bare", "");
    document.head.append(script);
    script.remove();
  };
  /** Waits until the browser has shown its own response to the event, which the scripts would delay. */
  const wakeAfterResponse = (waitMs: number) => {
    resting.abort();
    setTimeout(() => requestAnimationFrame(() => setTimeout(wake)), waitMs);
  };
  /**
   * Fetches the scripts one at a time: together they would block a slow phone for as long as a response to a touch may
   * take.
   */
  const fetchNext = () => {
    const next = held().find((link) => link.as === "script");
    if (!next) return;
    letGo(next);
    setTimeout(fetchNext);
  };
  const rest = () => {
    setTimeout(fetchNext);
    setTimeout(wake, maxRestMs);
  };
  document.currentScript?.remove();
  const isAwaited =
    "tracked" in document.documentElement.dataset || document.referrer.startsWith(`${location.origin}/`);
  if (isAwaited) return wake();
  const heard = { capture: true, passive: true, signal: resting.signal };
  for (const [sign, waitMs] of Object.entries(signs)) addEventListener(sign, () => wakeAfterResponse(waitMs), heard);
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}
