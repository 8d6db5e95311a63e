import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";

import { buildIfStale } from "~/cli/build";
import { ensureBrowser, findBrowser } from "./browser/browser";
import { waitForHydration } from "./browser/hydration";
import { screens, type TestScreen } from "./browser/screenList";
import { openShop } from "./shop/runningShop";

const folder = "test-results/screens";
const widths = [360, 768, 1024, 1280, 1536];
const inReadme = ["home", "listing", "product"];

/**
 * `npm run screens [name …]`: takes screenshots of every screen in both languages at five widths, for a manual check;
 * index.html in the same folder shows them all. A run without names also renews the README's three screenshots.
 */
const names = process.argv.slice(2);
const wanted = screens.filter(({ name }) => names.length === 0 || names.includes(name));
ensureBrowser();
await buildIfStale();
if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const shop = await openShop({ hasPoints: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-background-networking"],
});
const turns = wanted.flatMap((screen) => (["cs", "sk"] as const).map((locale) => ({ screen, locale })));
await Promise.all([1, 2].map(() => takeTurns()));
await browser.close();
await shop.stop();
writeFileSync(`${folder}/index.html`, indexPage());
if (inReadme.every((name) => wanted.some((screen) => screen.name === name))) await renewReadme();
console.log(`Open ${folder}/index.html.`);

async function takeTurns(): Promise<void> {
  for (let turn = turns.shift(); turn; turn = turns.shift()) {
    await photograph(browser, turn.screen, turn.locale).catch((error: unknown) => {
      console.error(`${turn.screen.name} in ${turn.locale} was not pictured: ${error}`);
      process.exitCode = 1;
    });
  }
}

async function photograph(browser: Browser, screen: TestScreen, locale: "cs" | "sk"): Promise<void> {
  const context = await browser.newContext({ locale: locale === "cs" ? "cs-CZ" : "sk-SK" });
  const page = await context.newPage();
  const pathOf = (path: string) => (locale === "sk" ? `/sk${path === "/" ? "" : path}` : path);
  if (!screen.isFirstVisit) await context.addCookies(cookiesOfEarlierVisit(shop.url));
  const around = { locale, dataDir: shop.dataDir, path: (path: string) => shop.url + pathOf(path) };
  const path = (await screen.before?.(page, around)) ?? pathOf(screen.path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}${path}`, { waitUntil: "networkidle" });
    await waitForHydration(page);
    await screen.after?.(page);
    await bringLazyPictures(page);
    await page.screenshot({ path: `${folder}/${screen.name}-${locale}-${width}.png`, fullPage: true });
  }
  await context.close();
}

function cookiesOfEarlierVisit(url: string) {
  return [
    { name: "cookie_consent", value: "technical", url },
    { name: "banner.popup", value: "closed", url },
  ];
}

/** Scrolls down so that lazy pictures below the fold are loaded. */
async function bringLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

function indexPage(): string {
  const figures = wanted.flatMap(({ name }) =>
    ["cs", "sk"].flatMap((locale) =>
      widths
        .map((width) => `${name}-${locale}-${width}.png`)
        .map((file) => {
          return `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"><br>${file}</a>`;
        }),
    ),
  );
  const style = "body{display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif}img{height:340px;border:1px solid}";
  return `<!doctype html><title>Screens</title><style>${style}</style>${figures.join("\n")}`;
}

async function renewReadme(): Promise<void> {
  mkdirSync("docs/screenshots", { recursive: true });
  for (const name of inReadme) {
    const picture = sharp(`${folder}/${name}-cs-1280.png`).resize(960, 900, { fit: "cover", position: "top" });
    await picture.webp({ quality: 80 }).toFile(`docs/screenshots/${name}.webp`);
  }
}
