import type { RatioBar } from "./bars";
import { exchange } from "./exchange";
import { filesOf } from "./firstVisit";
import type { BenchVisit } from "./load";
import { benchProductPaths } from "./pages";
import { fillCart, findPurchases } from "./purchases";
import { signedInCookies } from "./signedIn";

export type JudgedVisit = BenchVisit & { bar: RatioBar };

export const listingPath = "/1/muzi";
/** Known visitors take turns, so that no two requests add to the same cart at a time. */
const knownVisitors = 40;

const crawler = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const withoutBrotli = { "Accept-Encoding": "gzip, deflate" };
const analytics = "_ga=GA1.1.1740000000.1763900000; i18n_redirected=cs; cookie_consent=technical.analytical";
/** A page with a notice, here a forged one, is never cached for others. */
const forgedNotice = "notice=forged";
const notice = `i18n_redirected=cs; ${forgedNotice}`;

/** Returns the visits that are measured on a shop, whatever its catalog. */
export async function findVisits(origin: string): Promise<JudgedVisit[]> {
  const purchases = await findPurchases(origin, await productPaths(origin));
  const [first] = purchases;
  if (!first) throw new Error(`No product on ${listingPath} could be added to a cart.`);
  const carts: string[] = [];
  for (let count = 0; count < knownVisitors; count += 1) carts.push(await fillCart(origin, purchases));
  const cart = carts.slice(0, 1);
  const customers = await signedInCookies(origin, 5);
  const page = { method: "GET", expects: 200, cookies: [] } as const;
  const paths = { home: "/", listing: listingPath, product: first.path, search: "/hledani?q=kozena+bunda" } as const;
  const listing = { ...page, path: listingPath };
  const add = { method: "POST", expects: 303, bar: "add", ...first } as const;
  const names = ["home", "listing", "product", "search"] as const;
  return [
    ...names.map((name) => ({ ...page, name: `${name}, first visit`, path: paths[name], bar: "cached" as const })),
    { ...listing, name: "listing, _ga", cookies: [analytics], bar: "cached" },
    { ...listing, name: "listing, campaign", path: `${listingPath}?utm_source=list&gclid=EAIaIQobChMI`, bar: "cached" },
    { ...listing, name: "listing, crawler", headers: crawler, bar: "cached" },
    { ...listing, name: "listing, gzip", headers: withoutBrotli, bar: "cached" },
    {
      ...listing,
      name: "listing, cart",
      cookies: cart.map((cookie) => `i18n_redirected=cs; ${cookie}`),
      bar: "cached",
    },
    // Five customers take turns.
    { ...listing, name: "listing, signed in", cookies: customers, bar: "cached" },
    { ...listing, name: "first visit, all files", files: await filesOf(origin, listingPath), bar: "firstVisit" },
    ...names.map((name) => ({ ...page, name: `${name}, own`, path: paths[name], cookies: [notice], bar: name })),
    {
      ...listing,
      name: "signed in, own",
      cookies: customers.map((cookie) => `${cookie}; ${forgedNotice}`),
      bar: "listing",
    },
    {
      ...listing,
      name: "filtered, own",
      path: `${listingPath}?velikost=52&skladem=1`,
      cookies: [notice],
      bar: "listing",
    },
    { ...page, name: "cart", path: "/kosik", cookies: cart, bar: "cart" },
    { ...add, name: "add, new cart", cookies: [] },
    { ...add, name: "add, own cart", cookies: carts },
  ];
}

async function productPaths(origin: string): Promise<string[]> {
  const listing = await exchange(origin + listingPath);
  if (listing.status !== 200) throw new Error(`${listingPath} answered ${listing.status}.`);
  return benchProductPaths(listing.text);
}
