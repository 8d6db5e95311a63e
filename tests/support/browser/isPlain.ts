import { readPlain, type Workaround } from "~/platform/workarounds/workarounds";

/** True where the journeys run with a workaround turned off, by `PLAIN`. */
export function isPlain(workaround: Workaround): boolean {
  return readPlain(process.env.PLAIN)?.has(workaround) === true;
}
