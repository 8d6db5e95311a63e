import { hourMs, minuteMs } from "../time/durations";

const longestMs = 6 * hourMs;

/** When a process dies while sending, others may take its e-mail over after this time. */
export const leaseMs = 5 * minuteMs;

/** How long an e-mail waits after it could not be sent: one minute, two, four … six hours, without end. */
export function retryPauseMs(tries: number): number {
  return Math.min(longestMs, minuteMs * 2 ** (tries - 1));
}

/**
 * Whether an e-mail that is not sent may have been tried after an instant, or is being sent. The outbox stores when the
 * next try is, which is a pause after a failed one, and a lease after one that has only begun.
 */
export function mayBeTriedAfter(
  { tries, nextTryAt }: { tries: number; nextTryAt: number },
  after: number,
  now: number,
): boolean {
  if (tries === 0) return false;
  return [leaseMs, retryPauseMs(tries)].some((pause) => nextTryAt - pause > after && nextTryAt - pause <= now);
}
