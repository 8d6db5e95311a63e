import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { rowErrors } from "~/platform/text/rowFields";
import { emptyFolder } from "../../../../tests/support/catalogFolder";
import type { PointFormatId } from "../pointFormatIds";
import { pointCountry, spansAroundBreak, spansOf } from "./pointFields";
import { pointFormats } from "./pointFormats.server";

/** A file of each format as its carrier publishes it (domain 4), with one point. */
const files: Record<PointFormatId, string> = {
  packeta: JSON.stringify([
    {
      id: "9901",
      name: "Testov, Koželužská 128/4a",
      place: "Trafika <b>U Beránka</b>",
      street: "Koželužská 128/4a",
      city: "Testov",
      zip: "503 99",
      country: "cz",
      status: { statusId: "1" },
      displayFrontend: "1",
      wheelchairAccessible: "yes",
      creditCardPayment: "yes",
      latitude: "50.2103",
      longitude: "15.8327",
      maxWeight: "10",
      openingHours: {
        compactShort: "<strong>Po-Pá</strong> 08:00-18:00",
        regular: { monday: "08:00–12:00, 13:00–18:00", saturday: "09:00–11:30", sunday: "" },
        exceptions: [{ date: "2026-12-24", hours: "" }],
      },
    },
  ]),
  balikovna: `<?xml version="1.0" encoding="UTF-8"?><zv xmlns="http://www.cpost.cz/schema/aict/zv_2"><row><PSC>10003</PSC>
    <NAZEV>Depo Testov</NAZEV><ADRESA>Koželužská 128/4a, Malá Ves, 50399, Testov</ADRESA><TYP>balíkovna-BOX</TYP>
    <OTEV_DOBY><den name="Pondělí"><od_do><od>08:00</od><do>12:00</do></od_do><od_do><od>13:00</od><do>18:00</do></od_do></den>
    <den name="Neděle"/></OTEV_DOBY><SOUR_X_WGS84>15.8327</SOUR_X_WGS84><SOUR_Y_WGS84>50.2103</SOUR_Y_WGS84>
    <OBEC>Testov</OBEC><PLATBA_KARTOU>A</PLATBA_KARTOU></row></zv>`,
  ppl: JSON.stringify([
    {
      accessPointCode: "KM10001",
      accessPointType: "ParcelBox",
      name: "ParcelBox Testov",
      street: "Koželužská 128/4a",
      city: "Testov",
      zipCode: "50399",
      country: "CZ",
      gps: { latitude: 50.2103, longitude: 15.8327 },
      activeCardPayment: true,
      workHours: [{ weekDay: 1, openFrom: "08:00", openTo: "18:00" }],
    },
  ]),
  gls: JSON.stringify({
    items: [
      {
        id: "CZ50399-PARCELLOCK01",
        name: "GLS box",
        type: "parcel-locker",
        location: [50.2103, 15.8327],
        contact: { countryCode: "CZ", postalCode: "50399", city: "Testov", address: "Koželužská 128/4a" },
        hours: [
          [1, "08:00", "18:00", "12:00", "13:00"],
          [2, "08:00", "18:00"],
          [7, null, null],
        ],
        features: ["pickup"],
        hasWheelchairAccess: true,
      },
    ],
  }),
  dpd: JSON.stringify({
    status: "ok",
    count: 1,
    data: {
      items: [
        {
          id: "CZ10123",
          company: "Trafika",
          street: "Koželužská",
          house_number: "128/4a",
          city: "Testov",
          postcode: "50399",
          latitude: "50.2103",
          longitude: "15.8327",
          pickup_allowed: 1,
          hours: [
            {
              dayName: "pondělí",
              openMorning: "08:00",
              closeMorning: "12:00",
              openAfternoon: "13:00",
              closeAfternoon: "18:00",
            },
          ],
        },
      ],
    },
  }),
};

async function read(format: PointFormatId, text = files[format]) {
  const file = join(emptyFolder(), "points");
  writeFileSync(file, text);
  const { readRows, countryOf, schema } = pointFormats[format];
  for await (const row of readRows(file)) {
    const country = row.ok ? pointCountry(countryOf(row.value)) : undefined;
    if (row.ok && country) return schema(country).safeParse(row.value);
  }
  throw new Error("there is no point");
}

const place = { street: "Koželužská 128/4a", city: "Testov", zip: "503 99", country: "CZ", isOpen: true };
const position = { latitude: 50.2103, longitude: 15.8327 };
const monday = { weekday: 1, opensMinute: 480, closesMinute: 1080 };
const split = [
  { weekday: 1, opensMinute: 480, closesMinute: 720 },
  { weekday: 1, opensMinute: 780, closesMinute: 1080 },
];

test.each([
  [
    "packeta",
    {
      code: "9901",
      kind: "shop",
      name: "Trafika U Beránka",
      takesCard: true,
      isAccessible: true,
      maxGrams: 10_000,
      hours: [...split, { weekday: 6, opensMinute: 540, closesMinute: 690 }],
      exceptions: [{ date: "2026-12-24", spans: [] }],
    },
  ],
  ["balikovna", { code: "10003", kind: "box", name: "Depo Testov", takesCard: true, hours: split }],
  ["ppl", { code: "KM10001", kind: "box", name: "ParcelBox Testov", takesCard: true, hours: [monday] }],
  [
    "gls",
    {
      code: "CZ50399-PARCELLOCK01",
      kind: "box",
      name: "GLS box",
      takesCard: null,
      isAccessible: true,
      hours: [...split, { ...monday, weekday: 2 }],
    },
  ],
  ["dpd", { code: "CZ10123", kind: "shop", name: "Trafika", takesCard: null, hours: split }],
] as const)("a point of %s is read", async (format, point) => {
  const parsed = await read(format);
  expect(rowErrors(parsed.error)).toEqual([]);
  expect(parsed.data).toMatchObject({ ...place, ...point, position });
});

test("what is missing or wrong is named by its field", async () => {
  const [row] = JSON.parse(files.packeta);
  const { street: _, ...wrong } = { ...row, zip: "5039", id: "a b", latitude: "0" };
  const parsed = await read("packeta", JSON.stringify([wrong]));
  expect(rowErrors(parsed.error)).toEqual([
    "id must be at most 40 letters, digits, dots, hyphens and underscores",
    "street is missing",
    "zip must be a postcode of five digits",
  ]);
});

test("a point out of operation is closed, one without a place has no position", async () => {
  const [row] = JSON.parse(files.packeta);
  const off = await read(
    "packeta",
    JSON.stringify([{ ...row, status: { statusId: "2" }, latitude: "0", longitude: "0" }]),
  );
  expect(off.data).toMatchObject({ isOpen: false, position: null });
});

test("times are read however they are written, and a box is open until midnight", () => {
  expect(spansOf("8.00-12.00, 13:00–23:59")).toEqual([
    { opensMinute: 480, closesMinute: 720 },
    { opensMinute: 780, closesMinute: 1440 },
  ]);
  expect(spansOf("zavřeno")).toEqual([]);
  expect(spansAroundBreak("08:00", null, null, "18:00")).toEqual([{ opensMinute: 480, closesMinute: 1080 }]);
  expect(spansAroundBreak("08:00", "12:00", null, null)).toEqual([{ opensMinute: 480, closesMinute: 720 }]);
});
