import { z } from "zod";

import { identifier, inBothLocales, isWithoutRepeats, textLine } from "~/platform/text/rowFields";

const attributeValue = z.strictObject({ id: identifier, name: inBothLocales(textLine(100)) });

/** A line of attributes.ndjson. Attributes and their values are shown in the order of the file. */
export const attributeRow = z.strictObject({
  id: identifier,
  name: inBothLocales(textLine(100)),
  values: z
    .array(attributeValue)
    .min(1)
    .max(500)
    .refine((values) => isWithoutRepeats(values.map(({ id }) => id)), "must give each value id once"),
});

export type AttributeRow = z.infer<typeof attributeRow>;
