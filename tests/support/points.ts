import type { ImportedPoint } from "~/features/pickupPoints/pickupPoint";
import { savePoints } from "~/features/pickupPoints/pointImport.queries.server";
import type { Db } from "~/platform/database/database.server";

/** Returns a pickup point of Packeta in a shop in Prague, open on weekdays; `changed` replaces some of its values. */
export function pointFixture(changed: Partial<ImportedPoint> = {}): ImportedPoint {
  return {
    code: "9001",
    kind: "shop",
    name: "Trafika U Beránka",
    street: "Koželužská 12",
    city: "Praha",
    zip: "110 00",
    country: "CZ",
    takesCard: true,
    isAccessible: null,
    maxGrams: 10_000,
    maxSideMm: null,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensMinute: 480, closesMinute: 1080 })),
    exceptions: [],
    isOpen: true,
    position: { latitude: 50.087, longitude: 14.421 },
    ...changed,
  };
}

/**
 * Inserts points of a carrier: in Prague (9001 to 9003, from the centre outwards), Brno (9004) and Bratislava (9005).
 */
export async function openPoints(db: Db, carrierId = "packeta") {
  const points = [
    pointFixture(),
    pointFixture({ code: "9002", name: "Květinka", zip: "120 00", position: { latitude: 50.075, longitude: 14.444 } }),
    pointFixture({
      code: "9003",
      name: "Z-BOX Na Přezce",
      kind: "box",
      zip: "140 00",
      position: { latitude: 50.04, longitude: 14.45 },
    }),
    pointFixture({
      code: "9004",
      name: "Čistírna Lesk",
      city: "Brno",
      zip: "602 00",
      position: { latitude: 49.195, longitude: 16.607 },
    }),
    pointFixture({
      code: "9005",
      name: "Kvetinka",
      city: "Bratislava",
      zip: "811 01",
      country: "SK",
      position: { latitude: 48.144, longitude: 17.108 },
    }),
  ];
  await savePoints(db, { carrierId, importId: "fixture", now: 1 }, points);
}

export async function closePoint(db: Db, id: string) {
  await db.updateTable("pickup_point").set({ is_open: 0 }).where("id", "=", id).execute();
}
