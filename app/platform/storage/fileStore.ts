/**
 * Storage for files that must be the same on all machines: pictures of the catalog (`pictures/<name>`) and photos of
 * visitors (`uploads/<name>`). Names are one segment of plain characters. A file never changes once it is written.
 */
export type FileStore = {
  /** Returns null when there is no such file. Throws StorageUnavailable when the storage cannot be asked. */
  read: (name: string) => Promise<Buffer | null>;
  has: (name: string) => Promise<boolean>;
  /** Writes a file; a reader sees the whole file or none. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Returns the files of one area, in alphabetical order. */
  list: (area: FileArea) => Promise<StoredFile[]>;
  /** Returns where a file is, for staff. */
  placeOf: (name: string) => string;
};

export type FileArea = "pictures" | "uploads";

export type StoredFile = {
  /** The file's name without its area. */
  name: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
};

export type ObjectStorage = {
  /** Address of the bucket, without a slash at the end. */
  url: string;
  accessKey: string;
  secretKey: string;
  region: string;
};

/** Says where files are stored: in the folder, unless object storage is set. */
export type StoragePlace = { dataDir: string; objectStorage?: ObjectStorage | undefined };

/** Thrown when the storage cannot be reached or does not work: an outage, not a missing file. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";

  constructor(cause: unknown) {
    super(`the storage of files cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
