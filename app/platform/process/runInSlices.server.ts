import { setImmediate } from "node:timers/promises";

const sliceMs = 8;

/**
 * Runs a long generator in slices and lets waiting requests run in between, so that no request waits much longer than
 * one slice takes.
 */
export async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let startedAt = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - startedAt < sliceMs) continue;
    await setImmediate();
    startedAt = performance.now();
  }
}
