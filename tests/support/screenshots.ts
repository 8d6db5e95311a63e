import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";

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
mkdirSync(folder, { recursive: true });
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
console.log(`Look into ${folder}.`);
