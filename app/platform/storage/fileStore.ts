/**
 * Where the shop keeps what must be the same on all its machines: pictures of the catalog (`pictures/<name>`) and
 * photos of visitors (`uploads/<name>`). Names are one segment of plain characters. A file never changes once written.
 */
export type FileStore = {
  /** Null when there is no such file. Throws StorageUnavailable when nobody can tell. */
  read: (name: string) => Promise<Buffer | null>;
  has: (name: string) => Promise<boolean>;
  /** A reader sees the whole file or none. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** The files of one area, in alphabetical order. */
  list: (area: FileArea) => Promise<StoredFile[]>;
  /** Where a file is, for staff. */
  placeOf: (name: string) => string;
};

export type FileArea = "pictures" | "uploads";

export type StoredFile = {
  /** The name excludes its area. */
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

/** What decides where files are: the folder, unless object storage is set. */
export type StoragePlace = { dataDir: string; objectStorage?: ObjectStorage | undefined };

/** The storage cannot be reached, or refuses to work: an outage, not a missing file. */
export class StorageUnavailable extends Error {
  override readonly name = "StorageUnavailable";

  constructor(cause: unknown) {
    super(`the storage of files cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
