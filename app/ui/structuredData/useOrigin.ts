import { useMatches } from "@remix-run/react";

/** Returns the shop's scheme and host, which structured data must name; empty where the root's data is missing. */
export function useOrigin(): string {
  const root: unknown = useMatches().find(({ id }) => id === "root")?.data;
  const isKnown = typeof root === "object" && root !== null && "origin" in root;
  return isKnown && typeof root.origin === "string" ? root.origin : "";
}
