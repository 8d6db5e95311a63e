import type { Terminal } from "~/cli/terminal";

/** Returns a terminal that records its output. */
export function recordingTerminal(isInteractive = false): Terminal & { printed: string[]; printedErrors: string[] } {
  const printed: string[] = [];
  const printedErrors: string[] = [];
  return {
    printed,
    printedErrors,
    print: (line) => printed.push(line),
    printError: (line) => printedErrors.push(line),
    isInteractive,
  };
}
