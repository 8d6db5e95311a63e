import { resolve } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin, type Rollup } from "vite";

import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), remix(remixConfig), processEntry(), tellLostChunks(), gatherWhatEveryPageNeeds()],
  resolve: {
    alias: { "~": resolve("app"), styles: resolve("styles"), locales: resolve("locales") },
  },
  build: { target: "es2022", chunkSizeWarningLimit: 300, rollupOptions: { onwarn: keepQuietAboutRoutesWithoutPage } },
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
});

/** A route without a page, such as a form's address, leaves nothing for the browser. */
function keepQuietAboutRoutesWithoutPage(warning: Rollup.RollupLog, warn: (warning: Rollup.RollupLog) => void): void {
  if (warning.code !== "EMPTY_BUNDLE") warn(warning);
}

/** Builds server.ts beside Remix's own server bundle, so that one build gives both `npm start` and `remix-serve` theirs. */
function processEntry(): Plugin {
  return {
    name: "process-entry",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            build: {
              rollupOptions: {
                input: { index: "virtual:remix/server-build", server: "./server.ts" },
                output: { entryFileNames: "[name].js" },
              },
            },
          }
        : undefined,
  };
}

/**
 * A page whose code is gone, as after a new release, is told so (ProgressBar), which reloads once a minute at most; the
 * framework would reload without end.
 */
function tellLostChunks(): Plugin {
  const reload = "window.location.reload();";
  return {
    name: "tell-lost-chunks",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return undefined;
      if (!code.includes(reload)) this.error("the framework no longer reloads where its route modules are lost");
      return { code: code.replace(reload, 'window.dispatchEvent(new Event("chunk-lost"));'), map: null };
    },
  };
}

/** What every page needs is one file of the framework's code and one of ours, not as many as pages share differently. */
function gatherWhatEveryPageNeeds(): Plugin {
  return {
    name: "gather-what-every-page-needs",
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? undefined : { build: { rollupOptions: { output: { manualChunks: chunkOfEveryPage() } } } },
  };
}

const everyPageStarts = /app\/(root|entry\.client)\.tsx(\?.*)?$/;

function chunkOfEveryPage(): Rollup.GetManualChunk {
  const needed = new Set<string>();
  return (id, { getModuleIds, getModuleInfo }) => {
    const gather = (from: string) => {
      for (const next of getModuleInfo(from)?.importedIds ?? []) {
        if (needed.has(next)) continue;
        needed.add(next);
        gather(next);
      }
    };
    if (needed.size === 0) for (const start of getModuleIds()) if (everyPageStarts.test(start)) gather(start);
    if (!needed.has(id)) return undefined;
    // Ids with a NUL are the bundler's own helpers, which both use.
    return id.includes("node_modules") || id.startsWith("\0") ? "framework" : "shop";
  };
}
