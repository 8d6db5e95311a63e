import { exchange, storedCookies } from "./exchange";
import { type BenchVisit, headersOf } from "./load";
import { addForm, benchProductPaths, bodiesOf } from "./pages";

const listingPath = "/1/muzi";
const linesInCart = 3;
/** Known visitors take turns, so that no cart is added to by two at a time. */
const knownVisitors = 40;

type Purchase = { path: string; body: string };

/** What is measured on a shop, whatever its catalog: visitors of pages have a cart with three lines. */
export async function findVisits(origin: string): Promise<BenchVisit[]> {
  const purchases = await findPurchases(origin);
  const [first] = purchases;
  if (!first) throw new Error(`No product on ${listingPath} could be added to a cart.`);
  const carts: string[] = [];
  for (let count = 0; count < knownVisitors; count += 1) carts.push(await fillCart(origin, purchases));
  const page = { method: "GET", expects: 200, cookies: carts.slice(0, 1) } as const;
  const add = { method: "POST", expects: 303, ...first } as const;
  return [
    { ...page, name: "home", path: "/" },
    { ...page, name: "listing", path: listingPath },
    // Who has chosen a language gets a page that others get, too (docs/decisions/0006); all others one made for them.
    { ...page, name: "listing, shared", path: listingPath, cookies: carts.slice(0, 1).map(inCzech) },
    { ...page, name: "filtered", path: `${listingPath}?velikost=52&skladem=1` },
    { ...page, name: "search", path: "/hledani?q=kozena+bunda" },
    { ...page, name: "product", path: first.path },
    { ...add, name: "add, new cart", cookies: [] },
    { ...add, name: "add, own cart", cookies: carts },
  ];
}

function inCzech(cookies: string): string {
  return `i18n_redirected=cs; ${cookies}`;
}

async function findPurchases(origin: string): Promise<Purchase[]> {
  const listing = await exchange(origin + listingPath);
  if (listing.status !== 200) throw new Error(`${listingPath} answered ${listing.status}.`);
  const found: Purchase[] = [];
  for (const path of benchProductPaths(listing.text)) {
    const purchase = await findPurchase(origin, path);
    if (purchase) found.push(purchase);
    if (found.length === linesInCart) break;
  }
  return found;
}

/** The first way to fill in a product's form that the shop takes. */
async function findPurchase(origin: string, path: string): Promise<Purchase | null> {
  const form = addForm((await exchange(origin + path)).text);
  for (const body of form ? bodiesOf(form) : []) {
    const { status } = await send(origin, { path, body }, []);
    if (status === 303) return { path, body };
  }
  return null;
}

/** The Cookie header of a visitor who has put all of it into a cart. */
async function fillCart(origin: string, purchases: Purchase[]): Promise<string> {
  let cookies: string[] = [];
  for (const purchase of purchases) {
    const answer = await send(origin, purchase, cookies);
    cookies = [[...cookies, storedCookies(answer)].join("; ").match(/cart\.tempId=[\w-]+/)?.[0] ?? ""];
  }
  if (!cookies[0]) throw new Error("Adding to the cart set no cart.tempId cookie.");
  return cookies[0];
}

function send(origin: string, { path, body }: Purchase, cookies: string[]) {
  return exchange(origin + path, { method: "POST", body, headers: headersOf({ cookies, body }, 0) });
}
