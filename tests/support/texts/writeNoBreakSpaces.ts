import { readFileSync, writeFileSync } from "node:fs";

import { withNoBreakSpaces } from "./noBreakSpaces";
import { catalogTexts, isQuoted, localeTexts } from "./shopTexts";

/** `npm run typography`: writes no-break spaces into the texts of `locales/` and `catalog/`, and changes nothing else. */
const texts = [...localeTexts(), ...catalogTexts()].filter((text) => !isQuoted(text));
for (const file of new Set(texts.map((text) => text.file))) {
  const before = readFileSync(file, "utf8");
  const after = texts
    .filter((text) => text.file === file)
    .reduce((source, { text }) => {
      const written = withNoBreakSpaces(text);
      return written === text ? source : source.replaceAll(JSON.stringify(text), () => JSON.stringify(written));
    }, before);
  if (after === before) continue;
  writeFileSync(file, after);
  console.log(`Wrote ${file}.`);
}
