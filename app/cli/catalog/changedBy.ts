import type { ChangedBy, ChangeOutcome } from "~/features/catalogChanges/catalogChange";

import { operatorName } from "../operatorName";
import type { Terminal } from "../terminal";
import { UsageError } from "../terminal";

/** The options of every command that changes the catalog. */
export const changeOptions = { by: { type: "string" }, reason: { type: "string" } } as const;

export function changedBy({ by, reason = "" }: { by?: string | undefined; reason?: string | undefined }): ChangedBy {
  if (reason.length > 500) throw new UsageError("A reason has at most 500 characters.");
  return { actor: operatorName(by), reason };
}

/** Says what became of a change; the exit code. */
export function printOutcome(terminal: Terminal, subject: string, outcome: ChangeOutcome): number {
  if (!outcome.ok) {
    terminal.printError(outcome.problem);
    return 1;
  }
  const { before, after } = outcome;
  terminal.print(before === after ? `${subject} stays: ${after}.` : `${subject}: ${before} → ${after}.`);
  return 0;
}
