import { z } from "zod";

import { identifier, inBothLocales, textLine } from "~/platform/text/rowFields";

/** A line of colours.ndjson. Colours are offered in the order of the lines. */
export const colourRow = z.strictObject({
  id: identifier,
  hex: z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #1b1a19, in small letters"),
  name: inBothLocales(textLine(50)),
});

export type ColourRow = z.infer<typeof colourRow>;
