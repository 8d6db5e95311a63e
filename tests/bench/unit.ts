import type { BenchVisit } from "./load";

export const barePath = "/bare";
export const unitPath = "/unit";

const given = { method: "GET" as const, expects: 200, cookies: [] };

/** The request to the bare server (bareServer.ts). */
export const bareVisit: BenchVisit = { ...given, name: "bare", path: barePath };

/**
 * The unit of all ratios: the same listing, sent by a bare server that compresses it for each request. It is measured
 * at the beginning, in the middle and at the end of a run, on the same machine under the same load.
 */
export const unitVisit: BenchVisit = { ...given, name: "bare + brotli", path: unitPath };
