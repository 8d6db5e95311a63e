/** The codings in which compressed files are kept beside the originals, the smallest first, with their file endings. */
export const copyEndings = { br: ".br", gzip: ".gz" } as const;

export type CopyCoding = keyof typeof copyEndings;

export const copyCodings = Object.keys(copyEndings) as CopyCoding[];
