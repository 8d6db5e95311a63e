import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

import { addProduct } from "./fillCart";
import { builtCommand } from "./shop/runningShop";

const home = {
  cs: { phone: "601 123 456", zip: "503 99" },
  sk: { phone: "0912 123 456", zip: "821 01" },
};

type Shop = { locale: "cs" | "sk"; dataDir: string; path: (czechPath: string) => string };

const person = { firstname: "Jana", lastname: "Ukázková", street: "Koželužská 128/4a", city: "Testov" };

/** Registers by the form; ends on the account page. */
export async function registerAs(page: Page, shop: Shop, email: string): Promise<void> {
  await page.goto(shop.path("/registrace"));
  const passwords = { password: "jehnecinappa", password_confirmation: "jehnecinappa" };
  await fill(page, { email, ...person, ...home[shop.locale], ...passwords });
  await page.locator('main form button[type="submit"]:visible').last().click();
  await page.waitForURL(/\/ucet$/);
}

type Payment = "card" | "transfer" | "cod";
type Purchase = { product?: "gloves" | "jacket"; payment?: Payment };

const paths = { gloves: "/1026", jacket: "/1005" };

/** Buys a piece, from its page to the order summary. Returns the order's number. */
export async function buy(page: Page, shop: Shop, email: string, purchase: Purchase = {}): Promise<string> {
  await submitOrder(page, shop, email, purchase);
  await page.waitForURL(/\/shrnuti\//);
  return readOrderNumber(page);
}

/** The order number on the summary page, once rendered. */
export async function readOrderNumber(page: Page): Promise<string> {
  const number = page.locator("main header").getByText(/\b20\d{8}\b/);
  return /\b20\d{8}\b/.exec(await number.innerText())?.[0] ?? "none";
}

/** Up to submitting the review; card payments end on the bank's page. */
export async function submitOrder(
  page: Page,
  shop: Shop,
  email: string,
  { product = "gloves", payment = "transfer" }: Purchase,
): Promise<void> {
  await addProduct(page, shop.path(paths[product]));
  await toContact(page, shop, payment);
  await toReview(page, shop, email);
  await page.locator('input[name="terms"]').check();
  await page.locator('main button[type="submit"]').last().click();
}

/** From a filled cart to the contact step. */
export async function toContact(page: Page, shop: Shop, payment: Payment): Promise<void> {
  await page.goto(shop.path("/kosik/doprava"));
  await page.locator('label:has(input[name="carrier"][value="ppl"])').click();
  await page.locator(`label:has(input[name="payment"][value="${payment}"])`).click();
  await page.locator('main button[type="submit"]').last().click();
  await page.waitForURL(/\/kosik\/udaje$/);
}

export async function toReview(page: Page, shop: Shop, email: string): Promise<void> {
  await fill(page, { email, ...person, ...home[shop.locale] });
  await page.locator('main button[type="submit"]').last().click();
  await page.waitForURL(/\/kosik\/souhrn$/);
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

/** Of a member of staff of this process, whom the machine's administrator makes at the first command. */
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

async function fill(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.locator(`main [name="${name}"]`).fill(value);
}
