import { withSqliteName } from "./sqliteErrors";
import { loadSqlite } from "./sqliteModule.server";

/** Lets the processes on one file take the write lock in turn. Neither call blocks. */
export type WriteQueue = {
  /** Returns true when this process is the next one; false while another process is. */
  enter: () => boolean;
  leave: () => void;
  close: () => void;
};

/**
 * Opens a writeQueue. It is the lock of an empty database of its own, because SQLite's own locking releases it when its
 * process is killed. Nothing is ever written to that database.
 */
export function openWriteQueue(file: string): WriteQueue {
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

/** The writeQueue of a database that no other process has open. */
export const noQueue: WriteQueue = { enter: () => true, leave: () => {}, close: () => {} };

export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
