import { readPlain, type Workaround } from "~/platform/workarounds/workarounds";

/** True where the journeys run with a workaround turned off, by `PLAIN`. */
export function isPlain(workaround: Workaround): boolean {
  return readPlain(process.env.PLAIN)?.has(workaround) === true;
}

/** What the framework writes to the console when its own fault meets a quick visitor; the page recovers. */
const faults: readonly (readonly [Workaround, RegExp])[] = [
  ["decodePageData", /React error #345\b/],
  ["updatesInTransition", /React error #421\b/],
  // An answer that is given up while it is being read.
  ["lostRequests", /^AbortError: /],
];

/** True for the fault of a workaround that is turned off. */
export function isKnownFault(consoleError: string): boolean {
  return faults.some(([workaround, fault]) => isPlain(workaround) && fault.test(consoleError));
}
