import { withSqliteName } from "./sqliteErrors";
import { loadSqlite } from "./sqliteModule.server";

/** Lets the processes on one file take the write lock in turn. Neither call waits. */
export type Turnstile = {
  /** True when this process is the next one; false while another is. */
  enter: () => boolean;
  leave: () => void;
  close: () => void;
};

/**
 * The lock of an empty database of its own, which SQLite's own locking releases when its process is killed. Nothing is
 * ever written there.
 */
export function openTurnstile(file: string): Turnstile {
  const { DatabaseSync } = loadSqlite();
  const native = new DatabaseSync(file);
  native.exec("pragma busy_timeout = 0");
  return {
    enter: () => {
      try {
        native.exec("begin exclusive");
        return true;
      } catch (error) {
        const named = withSqliteName(error);
        if (isBusy(named)) return false;
        throw named;
      }
    },
    leave: () => native.exec("rollback"),
    close: () => native.close(),
  };
}

/** For a database that no other process has open. */
export const openGate: Turnstile = { enter: () => true, leave: () => {}, close: () => {} };

export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
