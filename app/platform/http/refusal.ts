import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the action that rejects a form, for the loaders of the same page. */
    isRefused?: boolean;
  }
}

/** Lets the page of a rejected form say so in its title (decision 78); needed without JavaScript. */
export function markRefused(context: AppLoadContext): void {
  context.isRefused = true;
}

export function isRefused(context: AppLoadContext): boolean {
  return context.isRefused === true;
}
