import type { z } from "zod";

import type { FileMember } from "~/platform/text/chunkedText.server";
import { readJsonList } from "~/platform/text/jsonList.server";
import { readXmlList } from "~/platform/text/xmlList.server";

import type { ImportedPoint, PointCountry } from "../pickupPoint";
import type { PointFormatId } from "../pointFormatIds";
import { balikovnaPoint, balikovnaRow } from "./balikovna.server";
import { dpdPoint } from "./dpd";
import { glsPoint } from "./gls";
import { packetaPoint } from "./packeta";
import { pplPoint } from "./ppl";

/** How a carrier publishes its points. */
type PointFormat = {
  /** Yields the points of a file, one after another. */
  readRows: (file: string) => AsyncGenerator<FileMember>;
  /** Returns the country in a point's row. */
  countryOf: (row: unknown) => unknown;
  schema: (country: PointCountry) => z.ZodType<ImportedPoint, z.ZodTypeDef, unknown>;
};

export const pointFormats = {
  packeta: { readRows: readJsonList, countryOf: (row) => at(row, "country"), schema: packetaPoint },
  balikovna: { readRows: readBalikovny, countryOf: () => "CZ", schema: balikovnaPoint },
  ppl: { readRows: readJsonList, countryOf: (row) => at(row, "country"), schema: pplPoint },
  gls: { readRows: readJsonList, countryOf: (row) => at(at(row, "contact"), "countryCode"), schema: glsPoint },
  dpd: { readRows: readJsonList, countryOf: (row) => String(at(row, "id")).slice(0, 2), schema: dpdPoint },
} as const satisfies Record<PointFormatId, PointFormat>;

async function* readBalikovny(file: string): AsyncGenerator<FileMember> {
  let number = 0;
  for await (const inner of readXmlList(file, "row")) {
    number += 1;
    yield { number, ok: true, value: balikovnaRow(inner) };
  }
}

function at(row: unknown, name: string): unknown {
  return typeof row === "object" && row !== null ? Object.entries(row).find(([key]) => key === name)?.[1] : undefined;
}
