/**
 * The characters in the files of the text font, as CSS writes them: all letters of Europe's Latin alphabets and the
 * signs that texts use. `makeFonts.py` reads them. Any other character that somebody types is drawn in the fallback
 * font.
 */
export const fontCharacters =
  "U+0020-007E, U+00A0-017E, U+0192, U+0218-021B, U+02C6-02C7, U+02DA, U+02DC, U+1E9E, U+2013-2014, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+2030, U+2039-203A, U+20AC, U+2122, U+2212";
