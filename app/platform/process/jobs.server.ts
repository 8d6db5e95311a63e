import type { Log } from "../log/log.server";

/**
 * Does something now and then again after each pause, never twice at once. What fails is logged and tried again by the
 * next round. Returns what ends the rounds.
 */
export function startRound(
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
