import type { FileStore, StoragePlace } from "./fileStore";
import { openFolderStore } from "./folderStore.server";
import { openObjectStore } from "./objectStore.server";

const opened = new WeakMap<object, FileStore>();

/** The store that the settings name, opened once for each bucket. */
export function openStore({ dataDir, objectStorage }: StoragePlace): FileStore {
  if (!objectStorage) return openFolderStore(dataDir);
  const store = opened.get(objectStorage) ?? openObjectStore(objectStorage);
  opened.set(objectStorage, store);
  return store;
}
