import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Set by the action that refuses a form, for the loaders that make the same page of it. */
    isRefused?: boolean;
  }
}

/** Lets the page that answers a refused form say so in its title (decision 78); needed where no script runs. */
export function markRefused(context: AppLoadContext): void {
  context.isRefused = true;
}

export function isRefused(context: AppLoadContext): boolean {
  return context.isRefused === true;
}
