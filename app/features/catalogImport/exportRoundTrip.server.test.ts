import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { changePrice, changeSale } from "~/features/catalogChanges/changePrice.server";
import { hideProduct } from "~/features/catalogChanges/changeVisibility.server";
import { exportCatalog } from "~/features/catalogExport/exportCatalog.server";
import { endVoucher, listVouchers } from "~/features/vouchers/voucherAdmin.queries.server";
import { emptyFolder } from "../../../tests/support/catalogFolder";
import { contentOf, createImportShop, day, importedAt } from "../../../tests/support/catalogImport";
import { freshDb } from "../../../tests/support/shop/freshDb";

import { importFolder } from "./importFolder.server";

const by = { actor: "jana", reason: "" };

/** Creates a shop with the sample catalog in which orders were placed and staff made changes for some days. */
async function usedShop() {
  const shop = { db: await freshDb(), dataDir: emptyFolder() };
  const clock = { now: importedAt };
  const world = { db: shop.db, now: () => clock.now, environment: { dataDir: shop.dataDir } };
  await importFolder(world, sampleFolder());
  clock.now += day + 7;
  await changePrice(world, "KA-1001", { cs: 19_990, sk: 777_77 }, by);
  await changeSale(world, "KA-1002", { cs: 1_990, fromAt: clock.now + day, toAt: clock.now + 2 * day }, by);
  await hideProduct(world, "KA-1003", { fromAt: null, toAt: null }, by);
  await shop.db.updateTable("stock").set({ on_hand: 1 }).where("store_id", "=", "praha").execute();
  return { ...shop, world };
}

/** Creates a copy of the sample catalog with pictures of a few bytes. */
function sampleFolder(): string {
  const folder = emptyFolder();
  for (const name of readdirSync("catalog").filter((file) => file.endsWith(".ndjson"))) {
    cpSync(join("catalog", name), join(folder, name));
  }
  mkdirSync(join(folder, "pictures"));
  for (const name of readdirSync("catalog/pictures")) writeFileSync(join(folder, "pictures", name), name);
  return folder;
}

function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ndjson"));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  return { ...files, pictures: readdirSync(join(folder, "pictures")).sort().join("\n") };
}

async function exported(world: Parameters<typeof exportCatalog>[0]) {
  const folder = join(emptyFolder(), "export");
  const outcome = await exportCatalog(world, folder);
  expect(outcome).toMatchObject({ ok: true, missing: [] });
  return folder;
}

test("what is exported and imported again is the same, in the same shop and in an empty one", async () => {
  const { db, world } = await usedShop();
  const older = await exported(world);
  expect(await endVoucher(db, "KLUB300", world.now())).toBe(true);
  const before = await contentOf(db);
  const vouchers = await listVouchers(db);
  const first = await exported(world);
  const files = filesIn(first);
  expect(Object.keys(files)).toHaveLength(11);

  expect(await importFolder(world, first, { setsStock: true })).toMatchObject({ ok: true, problems: [] });
  expect(await contentOf(db)).toEqual(before);
  expect(await listVouchers(db)).toEqual(vouchers);
  expect(filesIn(await exported(world))).toEqual(files);
  expect(await importFolder(world, older)).toMatchObject({ ok: true, problems: [] });
  expect(await listVouchers(db)).toEqual(vouchers);

  const empty = { ...world, db: await freshDb(), environment: { dataDir: emptyFolder() } };
  expect(await importFolder(empty, first)).toMatchObject({ ok: true, problems: [] });
  expect(filesIn(await exported(empty))).toEqual(files);
}, 60_000);

test("an export does not mix with files that lie there, and names pictures that are gone", async () => {
  const { db, dataDir, importFiles } = await createImportShop();
  await importFiles({});
  const world = { db, environment: { dataDir } };
  expect(await exportCatalog(world, dataDir)).toEqual({ ok: false, problem: `The folder ${dataDir} is not empty.` });
  const [picture = ""] = readdirSync(join(dataDir, "pictures"));
  rmSync(join(dataDir, "pictures", picture));
  expect(await exportCatalog(world, join(emptyFolder(), "new"))).toMatchObject({ ok: true, missing: [picture] });
});
