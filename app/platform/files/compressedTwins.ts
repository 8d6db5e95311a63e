/** The codings in which compressed files are kept beside the originals, the smallest first, with their file endings. */
export const twinEndings = { br: ".br", gzip: ".gz" } as const;

export type TwinCoding = keyof typeof twinEndings;

export const twinCodings = Object.keys(twinEndings) as TwinCoding[];
