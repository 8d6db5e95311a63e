import type { Terminal } from "~/cli/terminal";

/** A terminal that keeps what it was told. */
export function hearing(isInteractive = false): Terminal & { said: string[]; complained: string[] } {
  const said: string[] = [];
  const complained: string[] = [];
  return {
    said,
    complained,
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
    isInteractive,
  };
}
