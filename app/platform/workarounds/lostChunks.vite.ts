import type { Plugin } from "vite";

const frameworkFile = "@remix-run/react/dist/esm/routeModules.js";
const reload = "window.location.reload();";

/**
 * Replaces the framework's reload for a page whose code is missing, as after a new release: the framework would reload
 * the page without end. With this plugin it sends the event `chunk-lost` instead; ProgressBar then reloads once a
 * minute at most.
 */
export function lostChunks(): Plugin {
  return {
    name: "lost-chunks",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith(frameworkFile)) return undefined;
      if (!code.includes(reload))
        this.error("lostChunks: the framework no longer reloads where its route modules are lost");
      return { code: code.replace(reload, 'window.dispatchEvent(new Event("chunk-lost"));'), map: null };
    },
  };
}
