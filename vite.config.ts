import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin, type Rollup } from "vite";

import { noteSources, stampBuild } from "./app/cli/build";
import { compressFiles } from "./app/platform/files/compressFiles.vite";
import { lostChunks } from "./app/platform/workarounds/lostChunks.vite";
import { readPlain, workaroundNames } from "./app/platform/workarounds/workarounds";
import remixConfig from "./remix.config.js";

const plain = readPlain(process.env.PLAIN);
if (!plain) throw new Error("PLAIN is neither 1 nor a list of workarounds (docs/workarounds.md)");

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    remix(remixConfig),
    processEntry(),
    plain.has("lostChunks") ? null : lostChunks(),
    gatherIntoFewFiles(),
    compressFiles(),
  ],
  resolve: {
    alias: { "~": resolve("app"), styles: resolve("styles"), locales: resolve("locales") },
  },
  // These packages consist of many small files, and reading those would take a third of a command's time.
  ssr: { noExternal: ["kysely", "bysquare"] },
  define: Object.fromEntries(workaroundNames.map((name) => [`import.meta.env.PLAIN_${name}`, String(plain.has(name))])),
  build: { target: "es2022", chunkSizeWarningLimit: 300, rollupOptions: { onwarn: keepQuietAboutRoutesWithoutPage } },
  // Routes also reach code that only loaders use. It is never sent to the browser and cannot be bundled for it.
  optimizeDeps: {
    entries: ["app/**/*.{ts,tsx}", "!**/*.server.{ts,tsx}", "!**/*.test.{ts,tsx}"],
    exclude: ["@node-rs/argon2"],
  },
});

/**
 * Silences the warning for a route without a page, such as the address of a form, which leaves no code for the browser.
 */
function keepQuietAboutRoutesWithoutPage(warning: Rollup.RollupLog, warn: (warning: Rollup.RollupLog) => void): void {
  if (warning.code !== "EMPTY_BUNDLE") warn(warning);
}

/**
 * Builds server.ts, the start and the commands beside Remix's own server bundle. One build serves `npm start`, `npm run
 * shop` and `remix-serve`, and none of them needs development packages.
 */
function processEntry(): Plugin {
  let isLast = false;
  return {
    name: "process-entry",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: {
                  index: "virtual:remix/server-build",
                  server: "./server.ts",
                  start: "./app/cli/start.ts",
                  shop: "./app/cli/shop.ts",
                },
                output: { entryFileNames: "[name].js" },
              },
            },
          }
        : undefined,
    configResolved: ({ command, build }) => {
      if (command === "build") noteSources();
      isLast = command === "build" && build.ssr !== false;
    },
    closeBundle: () => {
      if (isLast) stampBuild();
    },
  };
}

/**
 * Gathers modules into few files. A first page loads these: the framework, what every page needs, what grids, listings
 * and forms need, the product page, and what it shares with the cart. There is one style sheet for all screens of
 * browsing, since each further one would delay the first paint. The steps from cart to order share a second one, which
 * the browser has by the time of the later steps, and everything else that the cart needs is one file, too. The entry,
 * which has to run last, contains what only it needs.
 */
function gatherIntoFewFiles(): Plugin {
  return {
    name: "gather-into-few-files",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOf() } } } },
  };
}

const starts = {
  shop: /app\/(root|ui\/(Breadcrumb|RichText|useProblemTitle))\.tsx?(\?.*)?$/,
  browsing: /app\/(routes\/(home|catalog)\/route|features\/productPage\/ProductPage)\.tsx(\?.*)?$/,
  cards: /app\/features\/(productCard\/ProductGrid|products\/ProductPicture)\.tsx$/,
  listing: /app\/features\/(listing\/ListingBody\.tsx|analytics\/toTrackedPage\.ts)$/,
  forms: /app\/features\/newsletter\/NewsletterForm\.tsx$/,
  product: /app\/features\/productPage\/ProductPage\.tsx$/,
  cart: /app\/routes\/cart\/route\.tsx$/,
  checkout: /app\/routes\/(cart|cartDelivery|cartContact|cartReview|orderSummary)\/route\.tsx(\?.*)?$/,
  emptyStateSuggestions: /app\/features\/listing\/EmptyStateSuggestions\.tsx$/,
};

function chunkOf(): Rollup.GetManualChunk {
  let needed: Record<keyof typeof starts, Set<string>> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    const gathered = (start: RegExp) => {
      const found = new Set<string>();
      const gather = (from: string) => {
        if (found.has(from)) return;
        found.add(from);
        for (const next of getModuleInfo(from)?.importedIds ?? []) gather(next);
      };
      for (const moduleId of getModuleIds()) if (start.test(moduleId)) gather(moduleId);
      return found;
    };
    needed ??= {
      shop: gathered(starts.shop),
      browsing: gathered(starts.browsing),
      cards: gathered(starts.cards),
      listing: gathered(starts.listing),
      forms: gathered(starts.forms),
      product: gathered(starts.product),
      cart: gathered(starts.cart),
      checkout: gathered(starts.checkout),
      emptyStateSuggestions: gathered(starts.emptyStateSuggestions),
    };
    if (isPageItself(id)) return undefined;
    if ((needed.browsing.has(id) || needed.emptyStateSuggestions.has(id)) && id.includes(".css.ts")) return "shop";
    // Ids with a NUL are the bundler's own helpers, which all files use.
    if (needed.shop.has(id)) return id.includes("node_modules") || id.startsWith("\0") ? "framework" : "shop";
    if (needed.cards.has(id)) return "cards";
    if (needed.listing.has(id)) return "listing";
    if (needed.forms.has(id)) return "forms";
    if (needed.checkout.has(id) && id.includes(".css.ts")) return "checkout";
    if (id.includes("node_modules")) return undefined;
    if (needed.product.has(id)) return needed.cart.has(id) ? "buying" : "ProductPage";
    return needed.cart.has(id) ? "checkout" : undefined;
  };
}

/** Returns true for the modules whose files the framework names itself. */
function isPageItself(id: string): boolean {
  return /app\/(root|entry\.client|routes\/.+\/route)\.tsx(\?.*)?$/.test(id);
}
