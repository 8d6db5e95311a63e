/**
 * What a picture can show, named by the last word of its file's name (`catalog/README.md`). The shop stores
 * `bunda-cerna-back.webp` as `bunda-cerna-back-b0832087.webp`.
 */
const pictureViews = [
  "front",
  "turned",
  "back",
  "side",
  "open",
  "laid",
  "collar",
  "closing",
  "cuff",
  "size",
  "detail",
  "material",
] as const;
export type PictureView = (typeof pictureViews)[number];

export function pictureView(file: string): PictureView | null {
  const word = /-([a-z]+)(?:-[0-9a-f]{8})?\.\w+$/.exec(file)?.[1];
  return pictureViews.find((view) => view === word) ?? null;
}

const wholeViews: readonly (PictureView | null)[] = ["front", "turned", "back", "side", "open", "laid", "size"];

/** Returns whether a picture shows the piece from end to end, with the wall around it. */
export function isWholeView(file: string): boolean {
  return wholeViews.includes(pictureView(file));
}

type Described = { name: string; colour: string | null; viewName: string | null };

/**
 * Returns the alternative text of each picture of a product: name, colour and view. Pictures with the same text are
 * numbered.
 */
export function pictureAlts(pictures: readonly Described[]): string[] {
  const texts = pictures.map(({ name, colour, viewName }) => [name, colour, viewName].filter(Boolean).join(", "));
  return texts.map((text, index) => {
    const same = texts.filter((other) => other === text).length;
    const number = texts.slice(0, index + 1).filter((other) => other === text).length;
    return same > 1 ? `${text} (${number})` : text;
  });
}
