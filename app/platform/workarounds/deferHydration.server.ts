/** Browsers ignore both until hydration starts. */
const deferred = { link: 'media="not all" rel="preload" as="script"', script: 'type="text/plain" data-deferred=""' };

/** A rendered page whose scripts are deferred (docs/decisions/0008). `nonce` is that of its inline scripts. */
export function deferHydration(page: string, nonce: string): string {
  const [before, after] = page.split('type="module" async=""');
  if (before === undefined || after === undefined) return page;
  const end = after.indexOf("</script>") + "</script>".length;
  const head = before
    .replaceAll('rel="preload" as="fetch"', 'media="not all" rel="preload" as="fetch"')
    .replaceAll('rel="modulepreload"', deferred.link);
  const waker = `<script nonce="${nonce}">(${startHydration})()</script>`;
  return `${head}${deferred.script}${after.slice(0, end)}${waker}${after.slice(end)}`;
}

/**
 * Runs in the browser, so it may not refer to anything outside itself. It leaves no trace in the DOM, as the framework
 * compares the page with its own output; only when the scripts fail to load, CSS is told so (`exceptLiteMode`).
 */
function startHydration() {
  const maxRestMs = 4_000;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];
  const awake = new AbortController();
  const held = () => [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')];
  const letGo = (link: HTMLLinkElement) => {
    if (link.as === "script") link.rel = "modulepreload";
    link.removeAttribute("media");
  };
  const wake = () => {
    const deferred = document.querySelector<HTMLScriptElement>("script[data-deferred]");
    if (awake.signal.aborted || !deferred) return;
    awake.abort();
    for (const link of held()) letGo(link);
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = deferred.nonce;
    script.text = deferred.text;
    script.onerror = () => document.documentElement.setAttribute("data-bare", "");
    document.head.append(script);
    script.remove();
  };
  /** One at a time: together they would block a slow phone for as long as a response to a touch may take. */
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
    "measured" in document.documentElement.dataset || document.referrer.startsWith(`${location.origin}/`);
  if (isAwaited) return wake();
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true, signal: awake.signal });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}
