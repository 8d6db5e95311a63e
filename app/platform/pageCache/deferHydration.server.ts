/** Fetched and run once the page is wanted alive; until then a browser passes over both. */
const resting = { link: 'media="not all" rel="preload" as="script"', script: 'type="text/plain" data-resting=""' };

/** A page of the framework whose scripts rest, as HTML (docs/decisions/0008). `nonce` is that of its own scripts. */
export function restScripts(page: string, nonce: string): string {
  const [before, after] = page.split('type="module" async=""');
  if (before === undefined || after === undefined) return page;
  const end = after.indexOf("</script>") + "</script>".length;
  const head = before
    .replaceAll('rel="preload" as="fetch"', 'media="not all" rel="preload" as="fetch"')
    .replaceAll('rel="modulepreload"', resting.link);
  const waker = `<script nonce="${nonce}">(${wakeScripts})()</script>`;
  return `${head}${resting.script}${after.slice(0, end)}${waker}${after.slice(end)}`;
}

/**
 * Runs in the browser, so it may name nothing outside itself. It leaves no trace of its own, as the framework compares
 * the page with what it would draw; only where the scripts do not come, the styles are told so (`fullVersion`).
 */
function wakeScripts() {
  const longestRestMs = 4_000;
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];
  const awake = new AbortController();
  const held = () => [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')];
  const letGo = (link: HTMLLinkElement) => {
    if (link.as === "script") link.rel = "modulepreload";
    link.removeAttribute("media");
  };
  const wake = () => {
    const resting = document.querySelector<HTMLScriptElement>("script[data-resting]");
    if (awake.signal.aborted || !resting) return;
    awake.abort();
    for (const link of held()) letGo(link);
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = resting.nonce;
    script.text = resting.text;
    script.onerror = () => document.documentElement.setAttribute("data-bare", "");
    document.head.append(script);
    script.remove();
  };
  /** One at a time: together they would hold a slow phone up for as long as it takes to answer a touch. */
  const fetchNext = () => {
    const next = held().find((link) => link.as === "script");
    if (!next) return;
    letGo(next);
    setTimeout(fetchNext);
  };
  const rest = () => {
    setTimeout(fetchNext);
    setTimeout(wake, longestRestMs);
  };
  document.currentScript?.remove();
  const isAwaited =
    "measured" in document.documentElement.dataset || document.referrer.startsWith(`${location.origin}/`);
  if (isAwaited) return wake();
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true, signal: awake.signal });
  if (document.readyState === "complete") rest();
  else addEventListener("load", rest, { once: true });
}
