/** The codings in which files are kept beside the originals, the smallest first, with the ends of their names. */
export const twinEndings = { br: ".br", gzip: ".gz" } as const;

export type TwinCoding = keyof typeof twinEndings;

export const twinCodings = Object.keys(twinEndings) as TwinCoding[];
