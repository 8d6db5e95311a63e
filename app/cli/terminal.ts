/** Where a command writes. Tests hand in their own. */
export type Terminal = {
  /** Writes one line to standard output. */
  say: (line: string) => void;
  /** Writes one line to standard error. */
  complain: (line: string) => void;
  /** True where a person watches, so that a line may be drawn over. */
  isInteractive: boolean;
};

export const processTerminal: Terminal = {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  isInteractive: process.stderr.isTTY === true,
};

/** Wrong use of a command; the message is one sentence. */
export class BadUsage extends Error {}
