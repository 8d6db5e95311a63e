import { defineConfig } from "@playwright/test";

import type { ShopOptions } from "./tests/support/browser/journey";
import { launchOptions } from "./tests/support/browser/launch";

const languages = ["cs", "sk"] as const;

/** Journeys of a purchase. */
const purchase = /\/(checkout|order)\.spec\.ts$/;

/** Journeys that only a script can measure. */
const states = /\/states\.spec\.ts$/;

/**
 * Journeys about what screen readers announce and the keyboard reaches with JavaScript; without JavaScript the browser
 * does both.
 */
const assisted = /\/accessibility\.spec\.ts$/;

/**
 * Each journey runs twice: in Czech with JavaScript, in Slovak without. Those of a purchase also run the other way
 * round, and the order's on Postgres. The states of screens are measured by script, so the Slovak run has JavaScript,
 * too; accessibility is tested with JavaScript in both languages.
 *
 * With scripts no pictures are loaded, except where a file requests them (`withPictures`): making and drawing them took
 * a quarter of a screen's time, and without scripts each journey loads them.
 */
export default defineConfig<ShopOptions>({
  testDir: "tests/journeys",
  testMatch: "*.spec.ts",
  globalSetup: "./tests/support/shop/openShops.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  // Tests wait, too, so three workers on two cores take a tenth less time than two.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    trace: process.env.TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    ...languages.flatMap((locale) =>
      [true, false].map((javaScriptEnabled) => ({
        name: `${locale}-${javaScriptEnabled ? "js" : "nojs"}`,
        ...((locale === "cs") === javaScriptEnabled
          ? { testIgnore: javaScriptEnabled ? states : [states, assisted] }
          : { testMatch: javaScriptEnabled ? [purchase, states, assisted] : purchase }),
        use: {
          javaScriptEnabled,
          locale: locale === "cs" ? "cs-CZ" : "sk-SK",
          shopLocale: locale,
          launchOptions: launchOptions({ loadsPictures: !javaScriptEnabled }),
        },
      })),
    ),
    ...languages.map((locale) => ({
      name: `${locale}-postgres`,
      testMatch: "order.spec.ts",
      use: {
        javaScriptEnabled: locale === "sk",
        shopLocale: locale,
        shopDatabase: "postgres" as const,
        launchOptions: launchOptions({ loadsPictures: false }),
      },
    })),
  ],
});
