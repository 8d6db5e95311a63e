import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import { waitForHydration } from "../../support/browser/hydration";
import { expect, test } from "../../support/browser/journey";
import { withPictures } from "../../support/browser/launch";
import { startProxy } from "../../support/browser/proxy";

test.use(withPictures);

const partBytes = 2_000;
/** The part of a page that makes up the first screen, counted from the page's body; the rest is sent at once. */
const slowBytes = 32_000;
/** The pause is long enough for the browser to draw what has arrived. */
const pauseMs = 80;

/**
 * Sends a page part by part, as a slow connection does, and everything else as usual. Fonts are not sent: lines break
 * elsewhere when a font replaces its fallback, while this test is about the order of the page.
 */
async function inParts(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { "content-length": _, ...headers } = given.headers;
  if (headers["content-type"]?.startsWith("font/")) {
    given.resume();
    return void answer.writeHead(404).end();
  }
  const isPage = headers["content-type"]?.startsWith("text/html");
  answer.writeHead(given.statusCode ?? 502, headers);
  if (!isPage) return void given.pipe(answer);
  const page = await buffer(given);
  const body = page.indexOf("<body");
  answer.write(page.subarray(0, body));
  for (let start = body; start < body + slowBytes; start += partBytes) {
    answer.write(page.subarray(start, start + partBytes));
    await pause(pauseMs);
  }
  answer.end(page.subarray(body + slowBytes));
}

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Records layout shifts in `shifts`: the score, and which elements moved from where to where. A score below a
 * thousandth is a few pixels at the screen's edge, as where gaps beside the pictures grow with them.
 */
function keepShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      if (value < 0.001) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        [node?.nodeName, ...[previousRect, currentRect].map((at) => JSON.stringify(at))].join(" "),
      );
      shifts.push([value, ...moved].join("\n"));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "only a script sees what moves");

const screens = [
  ...["/", "/1/muzi", "/1001"].flatMap((path) => [390, 1280].map((width) => ({ path, width }))),
  // This page has thumbnails under the picture, and the gallery's arrows beside them.
  { path: "/1123", width: 768 },
  // This page shows the cookie bar.
  { path: "/blog", width: 1024 },
];

for (const { path, width } of screens) {
  test(`nothing moves on ${path} while it arrives in parts, ${width} px wide`, async ({ page, shop, baseURL }) => {
    const proxy = await startProxy(baseURL ?? "", inParts);
    await page.setViewportSize({ width, height: 844 });
    // Another page puts the styles into the browser's cache.
    await page.goto(proxy.origin + shop.path("/prodejny"));
    // Between two pages of a site, browsers keep showing the old page for a while.
    await page.goto("about:blank");
    await page.addInitScript(keepShifts);
    await page.goto(proxy.origin + shop.path(path));
    await waitForHydration(page);
    expect(await page.evaluate("shifts")).toEqual([]);
    await page.close();
    proxy.close();
  });
}
