import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";

import { ensureBrowser, findBrowser } from "./browser";
import { openShop } from "./runningShop";

const folder = "test-results/screenshots";
const widths = [360, 768, 1024, 1280, 1536];
const pages = {
  home: "/",
  listing: "/1/muzi",
  product: "/1001/panske-bundy/panska-kozena-bunda-matej",
};

/** `npm run screenshots`: home, listing and product in both languages at five widths, for a person to look at. */
ensureBrowser();
for (const each of [folder, "docs/screenshots"]) mkdirSync(each, { recursive: true });
const shop = await openShop();
const browser = await chromium.launch({
  ...(findBrowser() ? { executablePath: findBrowser() } : {}),
  args: ["--no-sandbox", "--disable-background-networking"],
});
for (const [name, path] of Object.entries(pages)) {
  for (const locale of ["cs", "sk"]) {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(`${shop.url}${locale === "sk" ? `/sk${path === "/" ? "" : path}` : path}`, {
        waitUntil: "networkidle",
      });
      await page.screenshot({ path: `${folder}/${name}-${locale}-${width}.png`, fullPage: true });
      await page.close();
    }
  }
}
await browser.close();
await shop.stop();
for (const name of Object.keys(pages)) {
  const picture = sharp(`${folder}/${name}-cs-1280.png`).resize(960, 900, { fit: "cover", position: "top" });
  await picture.webp({ quality: 80 }).toFile(`docs/screenshots/${name}.webp`);
}
console.log(`Look into ${folder}; the three that the README shows are made anew.`);
