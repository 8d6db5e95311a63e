import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { APIResponse, Page } from "@playwright/test";

import { redirectOf, submitByRequest } from "./browser/submitByRequest";
import { putIntoCart } from "./fillCart";
import { builtCommand } from "./shop/runningShop";

const home = {
  cs: { phone: "601 123 456", zip: "503 99" },
  sk: { phone: "0912 123 456", zip: "821 01" },
};

type Shop = { locale: "cs" | "sk"; dataDir: string; path: (czechPath: string) => string };

const person = { firstname: "Jana", lastname: "Ukázková", street: "Koželužská 128/4a", city: "Testov" };

/** Registers without rendering the form (`account.spec.ts` tests that); ends on the account page. */
export async function registerAs(page: Page, shop: Shop, email: string): Promise<void> {
  const passwords = { password: "jehnecinappa", password_confirmation: "jehnecinappa" };
  const answer = await submitByRequest(page, {
    path: shop.path("/registrace"),
    form: "main form:has([name=password_confirmation])",
    typed: { email, ...person, ...home[shop.locale], ...passwords },
  });
  await page.goto(redirectOf(answer));
}

type Payment = "card" | "transfer" | "cod";
type Purchase = { product?: "gloves" | "jacket"; payment?: Payment };

const paths = { gloves: "/1026", jacket: "/1005" };

/**
 * Buys a piece with the forms of its page and of the checkout, without rendering their pages (`order.spec.ts` tests
 * them). Ends on the order summary and returns the order's number.
 */
export async function buy(page: Page, shop: Shop, email: string, purchase: Purchase = {}): Promise<string> {
  await submitOrder(page, shop, email, purchase);
  await page.waitForURL(/\/shrnuti\//);
  return readOrderNumber(page);
}

/** Returns the order number on the summary page, once it is rendered. */
export async function readOrderNumber(page: Page): Promise<string> {
  const number = page.locator("main header").getByText(/\b20\d{8}\b/);
  return /\b20\d{8}\b/.exec(await number.innerText())?.[0] ?? "none";
}

/** Orders like `buy`, with any payment; an order paid by card ends on the bank's page. */
export async function submitOrder(
  page: Page,
  shop: Shop,
  email: string,
  { product = "gloves", payment = "transfer" }: Purchase,
): Promise<void> {
  await putIntoCart(page, shop.path(paths[product]));
  await sendDelivery(page, shop, payment);
  await sendContact(page, shop, email);
  const answer = await submitByRequest(page, {
    path: shop.path("/kosik/souhrn"),
    form: "main form:has([name=terms])",
    typed: { terms: "on" },
  });
  await page.goto(redirectOf(answer));
}

/** Goes from a filled cart to the contact step, without rendering the delivery step. */
export async function toContact(page: Page, shop: Shop, payment: Payment): Promise<void> {
  await page.goto(redirectOf(await sendDelivery(page, shop, payment)));
}

/** Goes from a chosen delivery to the review, without rendering the contact step. */
export async function toReview(page: Page, shop: Shop, email: string): Promise<void> {
  await page.goto(redirectOf(await sendContact(page, shop, email)));
}

function sendDelivery(page: Page, shop: Shop, payment: Payment): Promise<APIResponse> {
  return submitByRequest(page, {
    path: shop.path("/kosik/doprava"),
    form: "main form:has([name=carrier])",
    typed: { carrier: "ppl", payment },
  });
}

function sendContact(page: Page, shop: Shop, email: string): Promise<APIResponse> {
  return submitByRequest(page, {
    path: shop.path("/kosik/udaje"),
    form: "main form:has([name=email])",
    typed: { email, ...person, ...home[shop.locale] },
  });
}

/** Runs `npm run shop -- order …` for each list of arguments. */
export async function runOrderCommands(shop: Shop, ...commands: string[][]): Promise<void> {
  for (const args of commands) await runShopCommand(shop, "order", ...args);
}

/** Runs `npm run shop -- …` as a member of staff and returns what it prints. */
export async function runShopCommand(shop: Shop, ...args: string[]): Promise<string> {
  return runCommand(shop, args, await staffTokenOf(shop));
}

const staffTokens = new Map<string, Promise<string>>();

/**
 * Returns the token of a member of staff of this process, whom the machine's administrator adds at the first command.
 */
function staffTokenOf(shop: Shop): Promise<string> {
  const known = staffTokens.get(shop.dataDir);
  if (known) return known;
  const added = runCommand(shop, ["staff", "add", `staff-${randomUUID()}@kara.example`, "all"], "");
  const token = added.then((printed) => printed.trim().split("\n").at(-1) ?? "");
  staffTokens.set(shop.dataDir, token);
  return token;
}

async function runCommand({ dataDir }: Shop, args: string[], staffToken: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", STAFF_TOKEN: staffToken };
  return (await promisify(execFile)(process.execPath, [builtCommand, ...args], { env })).stdout;
}
