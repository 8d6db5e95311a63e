import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { importsOf, sourceFiles } from "./imports";

/** `npm run diagram`: draws which module imports which into docs/architecture.md, between two comments. */

export const documentPath = "docs/architecture.md";
const startMark = "<!-- modules: written by `npm run diagram` -->";
const endMark = "<!-- modules: end -->";

/** Each module with the modules that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files that lie in app/ itself and together form one module. */
const looseFiles: readonly [module: string, pattern: RegExp][] = [
  ["root", /^app\/(?:root|entry\.\w+|routes|methodsOf\.server)$/],
  ["addresses", /^app\/(?:addressBook|addresses|redactPath)$/],
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(documentPath, withDiagram(readFileSync(documentPath, "utf8")));
  console.log(`The diagram in ${documentPath} is what the imports are.`);
}

/** Returns the document with the diagram of the current imports. */
export function withDiagram(document: string): string {
  const [before, rest] = document.split(startMark);
  const [, after] = rest?.split(endMark) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`${documentPath} needs the lines ${startMark} and ${endMark}`);
  }
  const diagram = mermaidOf(withoutDetours(readImports()), readdirSync("app/features"));
  return `${before}${startMark}\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n${endMark}${after}`;
}

function readImports(): ImportGraph {
  const graph = new Map<string, Set<string>>();
  for (const file of ["server.ts", ...sourceFiles()]) {
    const from = moduleOf(file);
    const imported = graph.get(from) ?? new Set();
    const targets = importsOf(file).filter(({ target }) => /^(?:app|styles)\//.test(target));
    for (const { target } of targets) if (moduleOf(target) !== from) imported.add(moduleOf(target));
    graph.set(from, imported);
  }
  return graph;
}

/**
 * Returns the module of a file: `app/features/cart/cart.ts` belongs to `cart`, `app/ui/Pager.tsx` to `ui`,
 * `app/root.tsx` to `root`.
 */
function moduleOf(file: string): string {
  const path = file.replace(/\.tsx?$/, "");
  const [top = "", folder = "", inside = ""] = path.split("/");
  if (top !== "app") return top;
  if (folder === "features") return inside;
  return looseFiles.find(([, pattern]) => pattern.test(path))?.[0] ?? folder;
}

/**
 * Returns the transitive reduction: it has no arrow to a module that other arrows also lead to. The graph has no
 * cycles.
 */
export function withoutDetours(graph: ImportGraph): ImportGraph {
  const known = new Map<string, ReadonlySet<string>>();
  const reached = (from: string): ReadonlySet<string> => {
    const found = known.get(from) ?? new Set([...(graph.get(from) ?? [])].flatMap((next) => [next, ...reached(next)]));
    known.set(from, found);
    return found;
  };
  const isDirect = (target: string, targets: ReadonlySet<string>) =>
    ![...targets].some((other) => other !== target && reached(other).has(target));
  return new Map(
    [...graph].map(([from, targets]) => [from, new Set([...targets].filter((target) => isDirect(target, targets)))]),
  );
}

export function mermaidOf(graph: ImportGraph, features: readonly string[]): string {
  const arrows = [...graph].flatMap(([from, targets]) => [...targets].map((to) => `  ${from} --> ${to}`));
  return [
    "flowchart TD",
    "  subgraph features",
    ...features.map((feature) => `    ${feature}`).sort(),
    "  end",
    ...arrows.sort(),
  ].join("\n");
}
