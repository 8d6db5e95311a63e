import { S3mini } from "s3mini";

import { fetchFile } from "../http/fetchJson.server";
import { type FileArea, type FileStore, type ObjectStorage, StorageUnavailable, type StoredFile } from "./fileStore";

/**
 * Opens a store in a bucket that speaks S3's protocol; requests are signed with version 4. Its objects have the same
 * names as the files of the folder.
 */
export function openObjectStore({ url, accessKey, secretKey, region }: ObjectStorage): FileStore {
  const bucket = new S3mini({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    endpoint: url,
    region,
    fetch: fetchFile,
  });
  return {
    read: (name) => answered(async () => nullOr(await bucket.getObjectArrayBuffer(name))),
    has: (name) => answered(async () => (await bucket.objectExists(name)) === true),
    write: (name, bytes) => answered(async () => void (await bucket.putObject(name, bytes, contentTypeOf(name)))),
    remove: (name) => answered(async () => void (await bucket.deleteObject(name))),
    list: (area) => answered(async () => filesOf(area, await bucket.listObjects("/", `${area}/`))),
    placeOf: (name) => `${url}/${name}`,
  };
}

type Listed = Awaited<ReturnType<S3mini["listObjects"]>>;

function filesOf(area: FileArea, listed: Listed): StoredFile[] {
  if (!listed) throw new Error("the bucket is not there");
  return listed
    .filter(({ Key }) => Key.startsWith(`${area}/`) && Key.length > area.length + 1)
    .map(({ Key, LastModified }) => ({ name: Key.slice(area.length + 1), writtenAt: new Date(LastModified).getTime() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nullOr(bytes: ArrayBuffer | null): Buffer | null {
  return bytes && Buffer.from(bytes);
}

function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return `image/${ending === "jpg" ? "jpeg" : ending}`;
}

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw new StorageUnavailable(error);
  }
}
