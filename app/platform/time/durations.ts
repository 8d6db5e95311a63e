/** Durations in milliseconds. Write a duration as a multiple of them: `7 * dayMs`. */
export const secondMs = 1_000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Returns the duration in whole seconds, as cookies and HTTP headers count it; part of a second counts as one. */
export function inSeconds(durationMs: number): number {
  return Math.ceil(durationMs / secondMs);
}
