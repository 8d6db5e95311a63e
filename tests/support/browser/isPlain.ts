import { readPlain, type Workaround } from "~/platform/workarounds/workarounds";

/** Returns true when the journeys run with a workaround turned off, by `PLAIN`. */
export function isPlain(workaround: Workaround): boolean {
  return readPlain(process.env.PLAIN)?.has(workaround) === true;
}

/**
 * Console errors that the framework writes when a visitor is quick and a workaround is turned off; the page recovers
 * from them.
 */
const faults: readonly (readonly [Workaround, RegExp])[] = [
  ["decodePageData", /React error #345\b/],
  ["updatesInTransition", /React error #421\b/],
  // Logged when a response is aborted while it is being read.
  ["lostRequests", /^AbortError: /],
];

/** Returns true for a known error of a workaround that is turned off. */
export function isKnownFault(consoleError: string): boolean {
  return faults.some(([workaround, fault]) => isPlain(workaround) && fault.test(consoleError));
}
