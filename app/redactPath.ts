import { book } from "~/addressBook";
import { newsletterWords, withdrawalWord } from "~/addresses";
import { locales } from "~/platform/i18n/locale";
import { trialGatewayPath } from "~/platform/payments/trialGatewayPath";

/**
 * Masks the secret parts of a path, so that it can be logged or tracked. A parameter of the address book is a secret
 * unless its screen is one of `openScreens`; secrets of API paths are listed here by their prefixes.
 * tests/http/secretsInLog.test.ts requests every route and every call.
 */
export function redactPath(path: string): string {
  const decoded = tryDecoding(path);
  const [, language = "", bare = ""] = /^(\/sk(?=\/|$))?(.*)$/is.exec(decoded) ?? [];
  const start = secretStarts.find((secretStart) => bare.toLowerCase().startsWith(`${secretStart}/`)) ?? "";
  const [plain, rest] = start ? [bare.slice(0, start.length), bare.slice(start.length)] : ["", bare];
  return language + plain + rest.replace(/[^/]+/g, (part) => (start ? maskSecret(part) : maskShape(part)));
}

/** Screens whose parameters are public, such as a product, a category, an article. */
export const openScreens: readonly string[] = [
  "blogPost",
  "blogFolder",
  "infoPage",
  "infoFolder",
  "servicesFolder",
  "reserve",
  "store",
  "catalog",
] satisfies (keyof typeof book)[];

const secretCalls = [
  "auth/password/reset",
  "cart",
  "wishlist",
  "orders",
  "reservations",
  "addresses",
  "voucher/cart",
  "company",
];

/** Path prefixes before secrets, the longest first. */
const secretStarts = [
  ...Object.entries(book).flatMap(([screen, path]) => (openScreens.includes(screen) ? [] : startsIn(path))),
  ...secretCalls.map((call) => `/api/${call}`),
  `${trialGatewayPath}/payment/transid`,
].sort((a, b) => b.length - a.length);

function startsIn(path: string | Record<string, string>): string[] {
  const patterns = typeof path === "string" ? [path] : Object.values(path);
  return patterns.flatMap((pattern) => (pattern.includes("/:") ? [pattern.slice(0, pattern.indexOf("/:"))] : []));
}

/** Public words that may stand where a secret could. */
const openWords = new Set<string>([
  ...locales,
  ...Object.values(newsletterWords),
  withdrawalWord,
  "anonymous",
  "create",
  "delivery",
  "summary",
  "add",
  "delete",
  "slots",
  "extend",
  "cancel",
  "pay",
  "withdraw",
]);

const mask = "•••";

function maskSecret(part: string): string {
  const [, name = part, ending = ""] = /^(.*?)(\.data|\.json)?$/s.exec(part) ?? [];
  return (openWords.has(name) ? name : mask) + ending;
}

/** Masks a segment of any other path that looks like a secret, which may be there by mistake. */
function maskShape(part: string): string {
  return part.replace(/[\w-]{20,}/g, (word) => (/[A-Z]/.test(word) ? mask : word));
}

function tryDecoding(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
