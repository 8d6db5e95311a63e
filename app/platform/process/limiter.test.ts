import { expect, test } from "vitest";

import { createLimiter } from "./limiter";

test("two jobs run at a time and the third waits until one of them ends", async () => {
  const limit = createLimiter(2);
  const jobs = [openJob(), openJob(), openJob()] as const;
  const done = jobs.map(({ run }) => limit(run));
  expect(jobs.map(({ state }) => state.isRunning)).toEqual([true, true, false]);

  jobs[1].end();
  await done[1];
  expect(jobs.map(({ state }) => state.isRunning)).toEqual([true, false, true]);

  jobs[0].end();
  jobs[2].end();
  await Promise.all(done);
});

test("a job that fails passes its slot to the next", async () => {
  const limit = createLimiter(1);
  const failed = limit(() => Promise.reject(new Error("torn film")));
  const next = limit(async () => "printed");
  await expect(failed).rejects.toThrow("torn film");
  expect(await next).toBe("printed");
});

function openJob() {
  const state = { isRunning: false };
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function run() {
    state.isRunning = true;
    await ended;
    state.isRunning = false;
  }
  return { state, run, end: () => end() };
}
