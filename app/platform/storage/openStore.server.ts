import type { FileStore, StoragePlace } from "./fileStore";
import { openFolderStore } from "./folderStore.server";
import { openObjectStore } from "./objectStore.server";

const opened = new WeakMap<object, FileStore>();

/** Returns the store that the settings name. A bucket is opened once. */
export function openStore({ dataDir, objectStorage }: StoragePlace): FileStore {
  if (!objectStorage) return openFolderStore(dataDir);
  const store = opened.get(objectStorage) ?? openObjectStore(objectStorage);
  opened.set(objectStorage, store);
  return store;
}
