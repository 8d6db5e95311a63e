import type { PriceStep } from "./price";

/** A price charged from now on; the amount is in smallest units and includes VAT. */
export type Charge = { grossMinor: number; isSale: boolean };

export type PriceLogChange =
  | { kind: "none" }
  /** The open row ends now without a new one. */
  | { kind: "close" }
  /** The open row, if any, ends now. `steps` follow; the last of them is open. */
  | { kind: "open"; steps: PriceStep[] };

/**
 * Returns what an import changes in the log of one product in one shop version. An empty log takes the file's `history`
 * (oldest first, all before now); after that only a new price or the start or end of a sale is logged.
 */
export function diffPriceLog(
  log: readonly PriceStep[],
  history: readonly (Charge & { validFromAt: number })[],
  charged: Charge | undefined,
  now: number,
): PriceLogChange {
  const charge = charged && { grossMinor: charged.grossMinor, isSale: charged.isSale };
  const open = log.find((step) => step.validToAt === null);
  if (!charge) return { kind: open ? "close" : "none" };
  if (open && isSame(open, charge)) return { kind: "none" };
  if (log.length > 0) return { kind: "open", steps: [{ ...charge, validFromAt: now, validToAt: null }] };
  return { kind: "open", steps: firstSteps(history, charge, now) };
}

function firstSteps(history: readonly (Charge & { validFromAt: number })[], charge: Charge, now: number): PriceStep[] {
  const last = history.at(-1);
  const steps = last && isSame(last, charge) ? history : [...history, { ...charge, validFromAt: now }];
  return steps.map((step, index) => ({ ...step, validToAt: steps[index + 1]?.validFromAt ?? null }));
}

function isSame(a: Charge, b: Charge): boolean {
  return a.grossMinor === b.grossMinor && a.isSale === b.isSale;
}
