import type { ChangeOutcome } from "~/features/catalogChanges/catalogChange";

import type { Terminal } from "../terminal";
import { UsageError } from "../terminal";

/** The options of every command that changes the catalog. */
export const changeOptions = { reason: { type: "string" } } as const;

/** Returns the optional `--reason`; "" without it. */
export function givenReason({ reason = "" }: { reason?: string | undefined }): string {
  if (reason.length > 500) throw new UsageError("A reason has at most 500 characters.");
  return reason;
}

/** Prints the outcome of a change and returns the exit code. */
export function printOutcome(terminal: Terminal, subject: string, outcome: ChangeOutcome): number {
  if (!outcome.ok) {
    terminal.printError(outcome.problem);
    return 1;
  }
  const { before, after } = outcome;
  terminal.print(before === after ? `${subject} stays: ${after}.` : `${subject}: ${before} → ${after}.`);
  return 0;
}
