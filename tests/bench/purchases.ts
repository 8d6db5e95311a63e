import { exchange, storedCookies } from "./exchange";
import { headersOf } from "./load";
import { addForm, bodiesOf } from "./pages";

export type Purchase = { path: string; body: string };

const linesInCart = 3;

/** Returns products, each with a filled-in form that the shop accepts. */
export async function findPurchases(origin: string, paths: readonly string[]): Promise<Purchase[]> {
  const found: Purchase[] = [];
  for (const path of paths) {
    const purchase = await findPurchase(origin, path);
    if (purchase) found.push(purchase);
    if (found.length === linesInCart) break;
  }
  return found;
}

/** Returns the first way to fill in a product's form that the shop accepts; null when there is none. */
async function findPurchase(origin: string, path: string): Promise<Purchase | null> {
  const form = addForm((await exchange(origin + path)).text);
  for (const body of form ? bodiesOf(form) : []) {
    const { status } = await send(origin, { path, body }, []);
    if (status === 303) return { path, body };
  }
  return null;
}

/** Returns the Cookie header of a visitor who has put all of the products into a cart. */
export async function fillCart(origin: string, purchases: Purchase[]): Promise<string> {
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
