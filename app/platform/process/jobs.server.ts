import type { Log } from "../log/log.server";

/**
 * Runs a job at once and then again after each pause, never twice at the same time. A failure is logged, and the next
 * run tries again. Returns a function that stops the job.
 */
export function startJob(
  log: Pick<Log, "error">,
  { name, pauseMs }: { name: string; pauseMs: number },
  go: () => Promise<unknown>,
): () => void {
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    await go().catch((err: unknown) => log.error({ err }, `${name} failed`));
    isRunning = false;
  };
  void run();
  const timer = setInterval(run, pauseMs);
  return () => clearInterval(timer);
}
