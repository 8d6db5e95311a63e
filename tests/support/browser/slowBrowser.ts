import type { Page } from "@playwright/test";

/** What a crowded machine does to a page now and then, each time, by the names that `SLOW` takes. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  /** Scripts arrive late. */
  scripts: (page) =>
    page.route("**/assets/*.js", async (route) => {
      await new Promise((resume) => setTimeout(resume, 1_200));
      await route.continue();
    }),
  /** What an address names is drawn well after the address has changed. */
  drawing: (page) => page.addInitScript(drawLate),
  /** Every task takes four times as long. */
  processor: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  },
};

/** A journey that passes in each of these ways waits for what it needs. */
export async function slowDown(page: Page, way: string): Promise<void> {
  const slow = ways[way];
  if (!slow) throw new Error(`SLOW takes ${Object.keys(ways).join(", ")}`);
  await slow(page);
}

/** Runs in the browser: React draws in tasks that it posts to itself. */
function drawLate() {
  const drawnAfterMs = 500;
  let heldUntil = 0;
  const { pushState } = history;
  history.pushState = function (...address) {
    heldUntil = performance.now() + drawnAfterMs;
    return pushState.apply(this, address);
  };
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (message: unknown) {
    const restMs = heldUntil - performance.now();
    if (restMs > 0) setTimeout(() => postMessage.call(this, message), restMs);
    else postMessage.call(this, message);
  };
}
