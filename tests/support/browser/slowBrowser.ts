import type { Page } from "@playwright/test";

/** Ways in which a busy machine slows a page down, by the values of `SLOW`. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  /** Scripts load late. */
  scripts: (page) =>
    page.route("**/assets/*.js", async (route) => {
      await new Promise((resume) => setTimeout(resume, 1_200));
      await route.continue();
    }),
  /** Pages are rendered well after the URL has changed. */
  drawing: (page) => page.addInitScript(drawLate),
  /** Every task takes four times as long. */
  processor: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  },
};

/** Slows a page down. A journey that passes in each of these ways really waits for what it needs. */
export async function slowDown(page: Page, way: string): Promise<void> {
  const slow = ways[way];
  if (!slow) throw new Error(`SLOW takes ${Object.keys(ways).join(", ")}`);
  await slow(page);
}

/** Runs in the browser and delays the tasks that React posts to itself for rendering. */
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
