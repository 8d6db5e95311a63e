import { SingleBar } from "cli-progress";

import type { Terminal } from "./terminal";

export type Progress = { report: (done: number, total: number) => void; finish: () => void };

/** Opens a progress bar for a person, or prints a line for every tenth where nobody watches. */
export function openProgress(terminal: Terminal, noun: string): Progress {
  return terminal.isInteractive ? bar(noun) : lines(terminal, noun);
}

function bar(noun: string): Progress {
  const single = new SingleBar({ format: `{bar} {percentage} % | {value} of {total} ${noun} | {duration_formatted}` });
  let isStarted = false;
  return {
    report: (done, total) => {
      if (!isStarted) single.start(total, done);
      isStarted = true;
      single.update(done);
    },
    finish: () => {
      if (isStarted) single.stop();
    },
  };
}

function lines(terminal: Terminal, noun: string): Progress {
  let tenthsPrinted = 0;
  return {
    report: (done, total) => {
      const tenths = Math.floor((done * 10) / total);
      if (tenths > tenthsPrinted) terminal.print(`${done} of ${total} ${noun}`);
      tenthsPrinted = Math.max(tenths, tenthsPrinted);
    },
    finish: () => {},
  };
}
