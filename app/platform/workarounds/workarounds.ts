/**
 * What replaces or edits the framework's own behaviour, each in the file of its name beside this one. What each gains and
 * costs, and what the framework does without it, is in docs/workarounds.md.
 *
 * `PLAIN=1` turns all of them off, `PLAIN=routeSubset,renderPage` some: those of the server when it starts, those of the
 * browser when the shop is built. The shop then works as before, slower.
 */
export const workarounds = {
  allowCheckedOrigin: "start",
  browserI18n: "build",
  decodePageData: "build",
  deferHydration: "start",
  hydrateUndisturbed: "build",
  lostChunks: "build",
  lostRequests: "build",
  pageCache: "start",
  prefetchLinks: "build",
  renderPage: "start",
  routeSubset: "start",
  updatesInTransition: "build",
} as const satisfies Record<string, "start" | "build">;

export type Workaround = keyof typeof workarounds;

export const workaroundNames = Object.keys(workarounds).filter(isWorkaround);

function isWorkaround(name: string): name is Workaround {
  return Object.hasOwn(workarounds, name);
}

/** The workarounds that are turned off. Null where `plain` is neither empty, 1 nor a list of their names. */
export function readPlain(plain = ""): ReadonlySet<Workaround> | null {
  if (plain === "1") return new Set(workaroundNames);
  const names = plain.split(",").filter(Boolean);
  return names.every(isWorkaround) ? new Set(names) : null;
}
