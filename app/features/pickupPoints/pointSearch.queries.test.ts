import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { closePoint, openPoints, pointFixture } from "../../../tests/support/points";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { findPoint, isPointOpen, readCarriersWithPoints } from "./pickupPoint.queries.server";
import { savePoints } from "./pointImport.queries.server";
import { parsePointQuery } from "./pointQuery";
import { nearestPoints, searchPoints } from "./pointSearch.queries.server";

const today = "2026-11-21";
const scope = { carrierId: "packeta", locale: "cs", today } as const;

async function codes(db: Db, typed: string, near?: { zip: string; city: string }) {
  const { points } = await searchPoints(db, scope, { query: parsePointQuery(typed), near, page: 1 });
  return points.map(({ code }) => code).join(" ");
}

test("a postcode, a town and words of a name find points, the nearest first", async () => {
  const db = await freshDb();
  await openPoints(db);
  expect(await codes(db, "140 00")).toBe("9003 9002 9001");
  expect(await codes(db, "14055")).toBe("9003 9002 9001");
  expect(await codes(db, "praha")).toBe("9002 9001 9003");
  expect(await codes(db, "BRNO")).toBe("9004");
  expect(await codes(db, "kvet")).toBe("9002");
  expect(await codes(db, "prezce")).toBe("9003");
  expect(await codes(db, "nikde")).toBe("");
  expect(await codes(db, "%")).toBe(await codes(db, ""));
});

test("towns that share a name are all found before what is near the middle of them", async () => {
  const db = await freshDb();
  const near = Array.from({ length: 12 }, (_, index) =>
    pointFixture({ code: `n${index}`, city: "Mezi", position: { latitude: 50, longitude: 15.5 } }),
  );
  await savePoints(db, { carrierId: "packeta", importId: "one", now: 1 }, [
    ...near,
    pointFixture({ code: "west", city: "Nové Město nad Metují", position: { latitude: 50, longitude: 15 } }),
    pointFixture({ code: "east", city: "Nové Město na Moravě", position: { latitude: 50, longitude: 16 } }),
  ]);
  expect(await codes(db, "nové město")).toMatch(/^(west east|east west) n/);
});

test("what names no place is measured from the customer's address", async () => {
  const db = await freshDb();
  await openPoints(db);
  expect(await codes(db, "koželužská", { zip: "602 00", city: "Brno" })).toBe("9004 9003 9002 9001");
  expect(await codes(db, "", { zip: "999 99", city: "brno" })).toMatch(/^9004 /);
});

test("only open points of the carrier and the country are found, a page at a time", async () => {
  const db = await freshDb();
  await openPoints(db);
  const more = Array.from({ length: 21 }, (_, index) => pointFixture({ code: `1${index}`, zip: "110 00" }));
  await savePoints(db, { carrierId: "packeta", importId: "more", now: 1 }, more);
  await closePoint(db, "packeta-9002");
  const query = parsePointQuery("praha");
  const first = await searchPoints(db, scope, { query, page: 1 });
  const last = await searchPoints(db, scope, { query, page: 9 });
  expect([first.points.length, first.pageCount, last.page, last.points.length]).toEqual([10, 3, 3, 3]);
  const all = await searchPoints(db, { ...scope, locale: "sk" }, { query: parsePointQuery(""), page: 1 });
  expect(all.points.map(({ code }) => code)).toEqual(["9005"]);
  expect((await searchPoints(db, { ...scope, carrierId: "gls" }, { query, page: 1 })).points).toEqual([]);
});

test("a point is read with its hours, its distance and its changed days", async () => {
  const db = await freshDb();
  const exceptions = [{ date: "2026-11-30", spans: [] }];
  await savePoints(db, { carrierId: "packeta", importId: "one", now: 1 }, [pointFixture({ exceptions })]);
  const [found] = (await searchPoints(db, scope, { query: parsePointQuery("11000"), page: 1 })).points;
  expect(found).toMatchObject({
    id: "packeta-9001",
    country: "CZ",
    takesCard: true,
    isAccessible: null,
    exceptions,
  });
  expect(found?.hours).toHaveLength(5);
  expect(found?.distanceKm).toBeCloseTo(0, 5);
});

test("the nearest to a point leave it out, also when it has no position", async () => {
  const db = await freshDb();
  await openPoints(db);
  await savePoints(db, { carrierId: "packeta", importId: "one", now: 1 }, [
    pointFixture({ code: "lost", city: "Brno", zip: "602 00", position: null, isOpen: false }),
  ]);
  const middle = await findPoint(db, "cs", "packeta-9001", today);
  const lost = await findPoint(db, "cs", "packeta-lost", today);
  if (!middle || !lost) throw new Error("the points are not there");
  expect((await nearestPoints(db, scope, middle, 2)).map(({ code }) => code)).toEqual(["9002", "9003"]);
  expect((await nearestPoints(db, scope, lost, 1)).map(({ code }) => code)).toEqual(["9004"]);
});

test("a carrier counts while it has an open point in the country, a point until it closes", async () => {
  const db = await freshDb();
  await openPoints(db);
  expect([...(await readCarriersWithPoints(db, "sk"))]).toEqual(["packeta"]);
  expect(await isPointOpen(db, "packeta-9005")).toBe(true);
  await closePoint(db, "packeta-9005");
  expect([...(await readCarriersWithPoints(db, "sk"))]).toEqual([]);
  expect(await isPointOpen(db, "packeta-9005")).toBe(false);
  expect(await findPoint(db, "sk", "packeta-9001", today)).toBeUndefined();
  expect(await findPoint(db, "cs", "\u0000", today)).toBeUndefined();
});
