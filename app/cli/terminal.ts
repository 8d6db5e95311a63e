/** The output of a command. Tests pass their own. */
export type Terminal = {
  /** Writes one line to standard output. */
  print: (line: string) => void;
  /** Writes one line to standard error. */
  printError: (line: string) => void;
  /** True where a person watches, so that lines may be overwritten. */
  isInteractive: boolean;
};

// A program such as `head` may stop reading early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

export const processTerminal: Terminal = {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  isInteractive: process.stderr.isTTY === true,
};

/** Thrown when a command was used wrongly; the message is one sentence. */
export class UsageError extends Error {}
