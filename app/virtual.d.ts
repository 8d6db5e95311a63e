declare module "virtual:remix/server-build" {
  const build: import("@remix-run/node").ServerBuild;
  export = build;
}

/** The part of the package that the shop uses. */
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> });
    /** Returns the given encodings that the request accepts, the preferred first. */
    encodings(available: readonly string[]): string[];
    /** Returns all languages that the request accepts, the preferred first. */
    languages(): string[];
  }
}
