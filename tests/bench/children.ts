import type { ChildProcess } from "node:child_process";

const running = new Set<ChildProcess>();

/** Ends a process together with the benchmark, however that ends. */
export function keepTrackOf<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

export function isRunning(child: ChildProcess): boolean {
  return running.has(child);
}

export function stopChildrenAtExit(): void {
  process.on("exit", () => {
    for (const child of running) child.kill("SIGKILL");
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
}
