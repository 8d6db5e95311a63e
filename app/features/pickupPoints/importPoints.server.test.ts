import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { emptyFolder } from "../../../tests/support/catalogFolder";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { importPoints } from "./importPoints.server";

const row = (id: string, changed: object = {}) => ({
  id,
  name: `Testov ${id}`,
  place: "",
  street: "Dlouhá 1",
  city: "Testov",
  zip: "50399",
  country: "cz",
  status: { statusId: "1" },
  displayFrontend: "1",
  latitude: "50.2",
  longitude: "15.8",
  openingHours: null,
  ...changed,
});

function fileOf(rows: readonly unknown[] | string): string {
  const file = join(emptyFolder(), "branch.json");
  writeFileSync(file, typeof rows === "string" ? rows : JSON.stringify(rows));
  return file;
}

const bringIn = (db: Db, ...files: string[]) => importPoints(db, { carrierId: "packeta", format: "packeta", files }, 5);

const pointsOf = async (db: Db) => {
  const rows = await db.selectFrom("pickup_point").select(["code", "name", "is_open"]).orderBy("code").execute();
  return rows.map(({ code, name, is_open }) => `${code} ${name}${is_open ? "" : " closed"}`);
};

test("points are added and changed, and those that are not there any more are closed", async () => {
  const db = await freshDb();
  expect(await bringIn(db, fileOf([row("1"), row("2")]), fileOf([row("3", { country: "de" })]))).toMatchObject({
    ok: true,
    count: 2,
    elsewhere: 1,
    closed: 0,
    problems: [],
  });
  expect(await bringIn(db, fileOf([row("2", { name: "Jinde" }), row("4")]))).toMatchObject({ count: 2, closed: 1 });
  expect(await pointsOf(db)).toEqual(["1 Testov 1 closed", "2 Jinde", "4 Testov 4"]);
  expect(await bringIn(db, fileOf([row("1"), row("2")]))).toMatchObject({ count: 2, closed: 1 });
  expect(await pointsOf(db)).toEqual(["1 Testov 1", "2 Testov 2", "4 Testov 4 closed"]);
});

test("points of another carrier stay as they are", async () => {
  const db = await freshDb();
  await importPoints(db, { carrierId: "gls", format: "packeta", files: [fileOf([row("1")])] }, 5);
  await bringIn(db, fileOf([row("1", { name: "Jiné" })]));
  expect(await pointsOf(db)).toEqual(expect.arrayContaining(["1 Testov 1", "1 Jiné"]));
});

test.each([
  ["a bad row", [row("2"), row("3", { zip: "" })], "zip must be a postcode of five digits"],
  ["a point twice", [row("2"), row("2")], "has the point 2 twice"],
  ["a file that was cut", JSON.stringify([row("2"), row("3")]).slice(0, -20), "ends before its list does"],
  ["no point at all", [], "holds no point in Czechia or Slovakia"],
])("%s prevents all of it", async (_what, rows, reason) => {
  const db = await freshDb();
  await bringIn(db, fileOf([row("1")]));
  const result = await bringIn(db, fileOf(rows));
  expect(result).toMatchObject({ ok: false, problems: [{ reason }] });
  expect(await pointsOf(db)).toEqual(["1 Testov 1"]);
});

test("more than one statement's worth is brought in, and only the first problems are kept", async () => {
  const db = await freshDb();
  const many = Array.from({ length: 1_201 }, (_, index) => row(String(index + 1000)));
  expect(await bringIn(db, fileOf(many))).toMatchObject({ ok: true, count: 1_201 });
  const bad = many.map((point) => ({ ...point, city: "" }));
  const refused = await bringIn(db, fileOf(bad));
  expect([refused.problems.length, refused.problemCount]).toEqual([100, 1_201]);
});
