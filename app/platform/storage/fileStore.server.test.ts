import { describe, expect, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { openObjectStorage } from "../../../tests/support/shop/objectStorage";
import { StorageUnavailable } from "./fileStore";
import { openFolderStore } from "./folderStore.server";
import { openObjectStore } from "./objectStore.server";
import { readStorageUrl } from "./storageUrl";

const stores = {
  "a folder": async () => openFolderStore(emptyFolder()),
  "object storage": async () => openObjectStore((await openObjectStorage()).storage),
};

describe.each(Object.entries(stores))("%s", (_name, open) => {
  test("keeps files under their names, and knows none that were never written", async () => {
    const store = await open();
    expect([await store.has("pictures/a.webp"), await store.read("pictures/a.webp")]).toEqual([false, null]);
    await store.write("pictures/a.webp", Buffer.from("leather"));
    expect([await store.has("pictures/a.webp"), String(await store.read("pictures/a.webp"))]).toEqual([
      true,
      "leather",
    ]);
    await store.remove("pictures/a.webp");
    await store.remove("pictures/a.webp");
    expect(await store.has("pictures/a.webp")).toBe(false);
  });

  test("lists all files of one area with the time they were written", async () => {
    const store = await open();
    expect(await store.list("uploads")).toEqual([]);
    for (const name of ["c.jpg", "a.jpg", "e.jpg", "b.jpg", "d.jpg"])
      await store.write(`uploads/${name}`, Buffer.from(name));
    await store.write("pictures/other.webp", Buffer.from("x"));
    const listed = await store.list("uploads");
    expect(listed.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "c.jpg", "d.jpg", "e.jpg"]);
    for (const { writtenAt } of listed) expect(Math.abs(writtenAt - Date.now())).toBeLessThan(60_000);
  });

  test("keeps an empty file apart from none", async () => {
    const store = await open();
    await store.write("uploads/empty.jpg", Buffer.alloc(0));
    expect(await store.read("uploads/empty.jpg")).toEqual(Buffer.alloc(0));
  });
});

test("object storage refuses what another key has signed, and that counts as an outage", async () => {
  const { storage, objects, refused } = await openObjectStorage();
  const store = openObjectStore({ ...storage, secretKey: "another-key" });
  await expect(store.write("pictures/a.webp", Buffer.from("x"))).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(store.list("pictures")).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(store.read("pictures/a.webp")).rejects.toBeInstanceOf(StorageUnavailable);
  expect([objects.size, refused.length]).toEqual([0, 3]);
});

test("object storage that does not answer is an outage, not a missing file", async () => {
  const { storage, close } = await openObjectStorage();
  await close();
  await expect(openObjectStore(storage).read("pictures/a.webp")).rejects.toBeInstanceOf(StorageUnavailable);
  await expect(openObjectStore(storage).has("pictures/a.webp")).rejects.toBeInstanceOf(StorageUnavailable);
});

test("a bucket that does not exist is an outage, not an empty list", async () => {
  const { storage } = await openObjectStorage();
  const store = openObjectStore({ ...storage, url: `${storage.url}-of-another` });
  await expect(store.list("pictures")).rejects.toBeInstanceOf(StorageUnavailable);
});

test("a file is written with its content type, and staff are shown where it is", async () => {
  const { storage, objects } = await openObjectStorage();
  const store = openObjectStore(storage);
  await store.write("uploads/a.jpg", Buffer.from("x"));
  expect(objects.get("uploads/a.jpg")?.contentType).toBe("image/jpeg");
  expect(store.placeOf("uploads/a.jpg")).toBe(`${storage.url}/uploads/a.jpg`);
});

test("the setting names the bucket, its keys and its region", () => {
  expect(readStorageUrl("https://KEY:se%2Fcret@s3.example/kara?region=eu-1")).toEqual({
    url: "https://s3.example/kara",
    accessKey: "KEY",
    secretKey: "se/cret",
    region: "eu-1",
  });
  for (const wrong of ["kara", "ftp://a:b@s3.example/kara", "https://s3.example/kara", "https://a:b@s3.example/"]) {
    expect(readStorageUrl(wrong)).toBeUndefined();
  }
});
