import type { Worker } from "node:cluster";

/** What a worker says each second; only one whose event loop turns can say it. */
const beat = "alive";

export type HeartbeatTerms = {
  beatMs: number;
  /** A worker that has been silent for so long hangs. */
  hungAfterMs: number;
  /** Before its first beat it reads the catalogue, which may take long. */
  startWithinMs: number;
};

/** Runs in a worker that serves: tells the first process that it is well. */
export function startBeating(beatMs: number): void {
  const tell = () => {
    if (process.connected) process.send?.(beat, undefined, undefined, () => undefined);
  };
  tell();
  setInterval(tell, beatMs).unref();
}

/**
 * Runs in the first process: calls `onHung` once, when the worker has been silent for too long. Silence is counted in
 * beats that were missed, so that a machine that slept, or a first process that was held up, takes no worker for hung.
 */
export function listenForBeats(
  worker: Worker,
  { beatMs, hungAfterMs, startWithinMs }: HeartbeatTerms,
  onHung: () => void,
): void {
  let missed = 0;
  let isStarted = false;
  worker.on("message", (message) => {
    if (message !== beat) return;
    isStarted = true;
    missed = 0;
  });
  const count = setInterval(() => {
    missed += 1;
    if (missed * beatMs <= (isStarted ? hungAfterMs : startWithinMs)) return;
    clearInterval(count);
    onHung();
  }, beatMs);
  worker.once("exit", () => clearInterval(count));
}
