/** Where a command writes. Tests pass their own. */
export type Terminal = {
  /** Writes one line to standard output. */
  print: (line: string) => void;
  /** Writes one line to standard error. */
  printError: (line: string) => void;
  /** True where a person watches, so that a line may be overwritten. */
  isInteractive: boolean;
};

// A reader such as `head` may have read enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

export const processTerminal: Terminal = {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  isInteractive: process.stderr.isTTY === true,
};

/** A command was used wrongly; the message is one sentence. */
export class UsageError extends Error {}
