import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the action that rejects a form, for the loaders of the same page. */
    isRefused?: boolean;
  }
}

/**
 * Marks the page as that of a rejected form, so that its title can say so (decision 78); this is needed without
 * JavaScript.
 */
export function markRefused(context: AppLoadContext): void {
  context.isRefused = true;
}

export function isRefused(context: AppLoadContext): boolean {
  return context.isRefused === true;
}
