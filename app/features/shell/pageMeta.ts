import type { MetaDescriptor } from "@remix-run/node";

type Match = { id: string; data: unknown };

/** Title of the page, then the brand; robots by the shop's one setting (decision 29). */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  title: string,
  description?: string,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data;
  const brand = stringOf(root, "brand");
  const about = description || stringOf(root, "description");
  const isIndexed = typeof root === "object" && root !== null && "isIndexed" in root && root.isIndexed === true;
  return [
    { title: [title, brand].filter(Boolean).join(" – ") },
    { name: "description", content: about },
    ...(isIndexed ? [] : [{ name: "robots", content: "noindex, nofollow" }]),
  ];
}

function stringOf(data: unknown, name: string): string {
  if (typeof data !== "object" || data === null || !(name in data)) return "";
  return String(Object.entries(data).find(([key]) => key === name)?.[1] ?? "");
}
