import { isLocale, type Locale } from "./locale";

/** The shop's language that an Accept-Language header (RFC 9110, 12.5.4) prefers; null where it has none of them. */
export function preferredLocale(acceptLanguage: string | null): Locale | null {
  const ranges = (acceptLanguage ?? "").split(",").map(languageRange);
  const liked = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return liked.map(({ language }) => language).find(isLocale) ?? null;
}

/** `sk-SK;q=0.8` → sk, 0.8. */
function languageRange(text: string) {
  const [tag = "", ...parameters] = text
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const written = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { language: tag.split("-")[0] ?? "", quality: written === undefined ? 1 : Number(written) || 0 };
}
