import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

import { waitForHydration } from "../../support/browser/hydration";
import { expect, test } from "../../support/browser/journey";
import { withPictures } from "../../support/browser/launch";
import { startProxy } from "../../support/browser/proxy";

test.use(withPictures);

const partBytes = 2_000;
/** What the first screen is made of, counted from the page's body; the rest comes at once. */
const slowBytes = 32_000;
/** Long enough for the browser to draw what has come. */
const pauseMs = 80;

/**
 * Sends a page part by part, as a slow line does; everything else as it comes, but no font: lines end elsewhere when one
 * takes the place of its stand-in, and what is asked here is the order of the page.
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
 * Keeps in `shifts` what moved on the page: the score, and which elements moved from where to where. A score below a
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
  // Thumbnails under the picture, the arrows of the gallery beside them.
  { path: "/1123", width: 768 },
  // The bar that asks for consent.
  { path: "/blog", width: 1024 },
];

for (const { path, width } of screens) {
  test(`nothing moves on ${path} while it arrives in parts, ${width} px wide`, async ({ page, shop, baseURL }) => {
    const proxy = await startProxy(baseURL ?? "", inParts);
    await page.setViewportSize({ width, height: 844 });
    // Another page leaves the styles in the browser.
    await page.goto(proxy.origin + shop.path("/prodejny"));
    // From one page of a site to the next, browsers show the old one for a while.
    await page.goto("about:blank");
    await page.addInitScript(keepShifts);
    await page.goto(proxy.origin + shop.path(path));
    await waitForHydration(page);
    expect(await page.evaluate("shifts")).toEqual([]);
    await page.close();
    proxy.close();
  });
}
