import { sql } from "kysely";

import type { GarmentLength, GarmentMeasure } from "./garmentMeasures";

/** Separators that no size contains, as a size's name is one line. */
const [betweenLengths, betweenFields] = ["\n", "\t"];

/** Selects the lengths of a query's product as one value for `parseLengths`, so that they need no second query. */
export const selectLengths = sql<string | null>`(
  select string_agg(measure || ${betweenFields} || millimetres || ${betweenFields} || size, ${betweenLengths})
  from product_measure where product_measure.product_id = product.id
)`;

export function parseLengths(packed: string | null): GarmentLength[] {
  return (packed?.split(betweenLengths) ?? []).map((length) => {
    const [measure, millimetres, size = ""] = length.split(betweenFields);
    return { size, measure: measure as GarmentMeasure, millimetres: Number(millimetres) };
  });
}
