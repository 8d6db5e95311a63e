import type { Worker } from "node:cluster";

/** The message that a worker sends each second while its event loop runs. */
const beat = "alive";

export type HeartbeatOptions = {
  beatMs: number;
  /** A worker that has sent no heartbeat for so long counts as hung. */
  hungAfterMs: number;
  /** The time that a worker has until its first heartbeat. It is longer, because the worker reads the catalog first. */
  startWithinMs: number;
};

/** Sends heartbeats from a serving worker to the primary process. */
export function startHeartbeat(beatMs: number): void {
  const tell = () => {
    if (process.connected) process.send?.(beat, undefined, undefined, () => undefined);
  };
  tell();
  setInterval(tell, beatMs).unref();
}

/**
 * Runs in the primary process: calls `onHung` once, when the worker has been silent for too long. Silence is counted in
 * missed heartbeats, so that after a sleep of the machine, or a stall of the primary, no worker counts as hung.
 */
export function watchHeartbeat(
  worker: Worker,
  { beatMs, hungAfterMs, startWithinMs }: HeartbeatOptions,
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
