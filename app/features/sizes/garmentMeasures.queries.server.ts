import { sql } from "kysely";

import type { GarmentLength, GarmentMeasure } from "./garmentMeasures";

/** Neither stands in the name of a size, which is one line. */
const [betweenLengths, betweenFields] = ["\n", "\t"];

/** The lengths of the product of a query in one value, for `parseLengths`: they cost it no second query. */
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
