import type { Page } from "@playwright/test";
import sharp from "sharp";

import type { buy } from "./buy";

type Shop = Parameters<typeof buy>[1];

/** Returns a photo as a phone takes it, with the place where it was taken. */
export function garmentPhoto(background = "saddlebrown"): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1_200, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" } })
    .jpeg()
    .toBuffer();
}

/** Fills in everything but the photos; the garment comes to the first store. */
export async function fillServiceOrder(page: Page, shop: Shop, email: string): Promise<void> {
  await page.goto(shop.path("/objednavkovy-formular?sluzba=alteration"));
  const main = page.locator("main");
  await main.locator("[name=garment]").fill("Černá kožená bunda, velikost 52");
  await main.locator("[name=description]").fill("Zkrátit rukávy o 3 cm.\nPovolený šev v podpaží.");
  await main.locator("[name=arrival][value=store]").check();
  await main.locator("[name=store]").selectOption({ index: 1 });
  await main.locator("[name=firstname]").fill("Eva");
  await main.locator("[name=lastname]").fill("Nová");
  await main.locator("[name=email]").fill(email);
  await main.locator("[name=phone]").fill(shop.locale === "cs" ? "601 123 456" : "905 123 456");
  await main.locator("[name=terms]").check();
}

/** Orders an alteration with two photos and ends on the order's page. */
export async function sendServiceOrder(page: Page, shop: Shop, email: string): Promise<void> {
  await fillServiceOrder(page, shop, email);
  const photos = [await garmentPhoto(), await garmentPhoto("black")];
  await page
    .locator("[name=photos]")
    .setInputFiles(photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: "image/jpeg", buffer })));
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.waitForURL(/objednavkovy-formular\/[\w-]{22}\/[\w-]{22}$/);
}
