import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { dayMs } from "../time/durations";
import { photoPath } from "./photoFiles.server";
import { photoFieldNames, photoRules } from "./photoRules";
import { purgeUploads } from "./purgeUploads.server";
import { readPhotoForm, showKept } from "./receivePhotos.server";
import { claimPhotos, deletePhotos, insertPhoto, readPhotos } from "./upload.queries.server";

const jpeg = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "brown" } })
    .withExif({ IFD0: { Copyright: "Eva" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" } })
    .jpeg()
    .toBuffer();

async function shop() {
  const world = testWorld(await freshDb());
  const dataDir = mkdtempSync(join(tmpdir(), "uploads-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  world.environment = { ...world.environment, dataDir };
  const send = (files: readonly Buffer[], kept: readonly string[] = []) => {
    const form = new FormData();
    form.append("note", "šev na rukávu");
    for (const id of kept) form.append(photoFieldNames.kept, id);
    for (const [index, file] of files.entries())
      form.append(photoFieldNames.files, new File([new Uint8Array(file)], `${index}.jpg`, { type: "image/jpeg" }));
    return readPhotoForm(world, new Request("http://shop.test/form", { method: "POST", body: form }));
  };
  return { world, db: world.db, dataDir, send };
}

test("a photo is encoded anew, upright, no larger than allowed, and without its metadata", async () => {
  const { dataDir, send } = await shop();
  const large = await sharp(await jpeg(2_400, 1_200))
    .keepMetadata()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { form, photoIds, problems } = await send([large]);
  expect([form.get("note"), photoIds.length, problems]).toEqual(["šev na rukávu", 1, []]);
  const stored = await sharp(photoPath({ dataDir }, photoIds[0] ?? "")).metadata();
  expect(stored).toMatchObject({ format: "jpeg", width: 1_000, height: photoRules.longestPx });
  expect([stored.exif, stored.xmp, stored.orientation]).toEqual([undefined, undefined, undefined]);
});

test("PNG and WebP are photos, and an input without a chosen file sends none", async () => {
  const { send } = await shop();
  const files = [
    await sharp(await jpeg())
      .png()
      .toBuffer(),
    await sharp(await jpeg())
      .webp()
      .toBuffer(),
  ];
  expect(await send(files)).toMatchObject({ photoIds: [expect.any(String), expect.any(String)], problems: [] });
  const form = new FormData();
  form.append(photoFieldNames.files, new File([], ""));
  const { world } = await shop();
  const empty = await readPhotoForm(world, new Request("http://shop.test/", { method: "POST", body: form }));
  expect(empty).toMatchObject({ photoIds: [], problems: [] });
});

test("what is no photo by its content is refused, the good ones are kept", async () => {
  const { send } = await shop();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cut = (await jpeg(600, 600)).subarray(0, 900);
  const { photoIds, problems } = await send([svg, await jpeg(), cut, Buffer.from("%PDF-1.7")]);
  expect(photoIds).toHaveLength(1);
  expect(problems.sort()).toEqual(["damaged", "kind"]);
});

test("a picture of more pixels than allowed is refused before it is decoded", async () => {
  const { send } = await shop();
  const bomb = await sharp({ create: { width: 10_000, height: 9_000, channels: 3, background: "black" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(photoRules.maxBytes);
  expect(await send([bomb])).toMatchObject({ photoIds: [], problems: ["tooLarge"] });
});

test("a file that is too large is discarded, and the form is read all the same", async () => {
  const { send } = await shop();
  const large = Buffer.concat([await jpeg(), Buffer.alloc(photoRules.maxBytes)]);
  const { form, photoIds, problems } = await send([large, await jpeg()]);
  expect([form.get("note"), photoIds.length, problems]).toEqual(["šev na rukávu", 1, ["tooLarge"]]);
});

test("no form has more than five photos, those of an earlier try included", async () => {
  const { send } = await shop();
  const first = await send(await Promise.all(Array.from({ length: 4 }, () => jpeg())));
  const second = await send([await jpeg(), await jpeg()], first.photoIds);
  expect(second.photoIds).toHaveLength(photoRules.most);
  expect(second.photoIds.slice(0, 4)).toEqual(first.photoIds);
  expect(second.problems).toEqual(["tooMany"]);
});

test("photos of another form are not given away", async () => {
  const { db, dataDir, send } = await shop();
  const { photoIds } = await send([await jpeg()]);
  await claimPhotos(db, "service:1", photoIds);
  expect(await send([], [...photoIds, "unknown", "../../etc/passwd"])).toMatchObject({ photoIds: [], problems: [] });
  await claimPhotos(db, "service:2", photoIds);
  expect(await readPhotos(db, "service:2")).toEqual([]);
  expect(await readPhotos(db, "service:1")).toEqual([{ id: photoIds[0], widthPx: 60, heightPx: 40 }]);
  expect(await showKept({ dataDir }, photoIds)).toEqual([
    { id: photoIds[0], thumb: expect.stringMatching(/^data:image\/webp/) },
  ]);
});

test("one network cannot fill the place for photos that nobody has claimed", async () => {
  const { db, world } = await shop();
  const send = async (clientAddress: string) => {
    const form = new FormData();
    form.append(photoFieldNames.files, new File([new Uint8Array(await jpeg())], "a.jpg"));
    const request = new Request("http://shop.test/form", { method: "POST", body: form });
    return readPhotoForm({ ...world, context: { clientAddress } }, request);
  };
  const first = (await send("192.0.2.1")).photoIds;
  const { network_hash } = await db.selectFrom("upload").select("network_hash").executeTakeFirstOrThrow();
  for (let index = 1; index < 100; index += 1)
    await insertPhoto(
      db,
      { id: `p${index}`, widthPx: 1, heightPx: 1 },
      { bytes: 1, now: world.now(), networkHash: network_hash },
    );
  expect(await send("192.0.2.1")).toMatchObject({ photoIds: [], problems: ["busy"] });
  expect((await send("192.0.2.2")).photoIds).toHaveLength(1);
  await claimPhotos(db, "service:1", first);
  expect((await send("192.0.2.1")).photoIds).toHaveLength(1);
  const claimed = await db.selectFrom("upload").where("claim", "is not", null).select("network_hash").execute();
  expect(claimed).toEqual([{ network_hash: null }]);
});

test("unclaimed photos go after a day, claimed ones with their claim, the files with both", async () => {
  const { world, db, dataDir, send } = await shop();
  const claimed = (await send([await jpeg()])).photoIds;
  await claimPhotos(db, "service:1", claimed);
  const unclaimed = (await send([await jpeg()])).photoIds;
  const start = world.now();
  const after = async (days: number) => {
    const at = (start - days * dayMs) / 1_000;
    for (const name of readdirSync(join(dataDir, "uploads"))) utimesSync(join(dataDir, "uploads", name), at, at);
    await purgeUploads({ ...world, now: () => start + days * dayMs });
    return readdirSync(join(dataDir, "uploads"));
  };
  expect((await after(1)).sort()).toEqual([...claimed, ...unclaimed].map((id) => `${id}.jpg`).sort());
  expect(await after(2)).toEqual(claimed.map((id) => `${id}.jpg`));
  await deletePhotos(db, "service:1");
  expect(await after(2)).toEqual([]);
});

test("a body that is no multipart form, or a broken one, is 400", async () => {
  const { world } = await shop();
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const broken = new Request("http://shop.test/", { method: "POST", headers, body: "--x\r\nContent-Dis" });
  await expect(readPhotoForm(world, broken)).rejects.toMatchObject({ init: { status: 400 } });
  const plain = new Request("http://shop.test/", { method: "POST", body: new URLSearchParams({ note: "x" }) });
  expect((await readPhotoForm(world, plain)).form.get("note")).toBe("x");
});
