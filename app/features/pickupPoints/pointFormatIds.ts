/** The formats in which carriers publish their points; `formats/pointFormats.server.ts` reads them. */
export type PointFormatId = "packeta" | "balikovna" | "ppl" | "gls" | "dpd";
