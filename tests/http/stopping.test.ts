import { expect, test } from "vitest";

import { openShop } from "../support/runningShop";

test("a stop finishes what is in flight and takes nothing new", async () => {
  const shop = await openShop({ workers: 2 });
  try {
    const ended = new Promise((resolve) => shop.process.once("exit", (code) => resolve(code)));
    const inFlight = Array.from({ length: 20 }, () => fetch(`${shop.url}/1/muzi`));
    // The first answer proves that the others have been taken on.
    await Promise.race(inFlight);
    shop.process.kill("SIGTERM");
    const answers = await Promise.all(inFlight);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(bodies.filter((body) => body.includes("streamController.close()"))).toHaveLength(20);
    expect(await ended).toBe(0);
    await expect(fetch(`${shop.url}/`)).rejects.toThrow();
  } finally {
    await shop.stop();
  }
}, 60_000);

test("a taken port stops the start", async () => {
  const shop = await openShop({ isFilled: false });
  try {
    const PORT = new URL(shop.url).port;
    await expect(openShop({ isFilled: false, workers: 2, environment: { PORT } })).rejects.toThrow("ended with code 1");
  } finally {
    await shop.stop();
  }
}, 30_000);

test("a bad setting stops the start with one sentence", async () => {
  await expect(openShop({ isFilled: false, environment: { WORKERS: "many" } })).rejects.toThrow("ended with code 1");
});
