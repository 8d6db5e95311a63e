import { hourMs, minuteMs } from "../time/durations";

const longestMs = 6 * hourMs;

/** When a process dies while sending, other processes may take its e-mail over after this time. */
export const leaseMs = 5 * minuteMs;

/** Returns how long an e-mail waits after a failed try: one minute, two, four … six hours, without end. */
export function retryPauseMs(tries: number): number {
  return Math.min(longestMs, minuteMs * 2 ** (tries - 1));
}

/**
 * Returns whether an unsent e-mail may have been tried after an instant, or is being sent now. The outbox stores only
 * when the next try is: after a pause when a try has failed, and after the lease when a try has just begun.
 */
export function mayBeTriedAfter(
  { tries, nextTryAt }: { tries: number; nextTryAt: number },
  after: number,
  now: number,
): boolean {
  if (tries === 0) return false;
  return [leaseMs, retryPauseMs(tries)].some((pause) => nextTryAt - pause > after && nextTryAt - pause <= now);
}
