import { hourMs, minuteMs } from "../time/durations";

const longestMs = 6 * hourMs;

/** How long an e-mail waits after it could not be sent: one minute, two, four … six hours, without end. */
export function retryPauseMs(tries: number): number {
  return Math.min(longestMs, minuteMs * 2 ** (tries - 1));
}
