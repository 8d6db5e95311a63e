/**
 * The workarounds that replace or change the framework's own behaviour; each has a file of its name beside this one.
 * docs/workarounds.md says what each gains and costs, and what the framework does without it.
 *
 * `PLAIN=1` turns all of them off, `PLAIN=routeSubset,renderPage` some: those of the server when it starts, those of
 * the browser when the shop is built. The shop then works as before, only slower.
 */
const workarounds = {
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

/** Returns the workarounds that are turned off; null where `plain` is neither empty, 1 nor a list of their names. */
export function readPlain(plain = ""): ReadonlySet<Workaround> | null {
  if (plain === "1") return new Set(workaroundNames);
  const names = plain.split(",").filter(Boolean);
  return names.every(isWorkaround) ? new Set(names) : null;
}
