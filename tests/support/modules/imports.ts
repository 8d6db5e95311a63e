import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** Returns the shop's own modules, without tests and declarations. */
export function sourceFiles(): string[] {
  return ["app", "styles"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));
}

export type Import = {
  file: string;
  /** The path from the project's folder without a file ending, or the name of a package. */
  target: string;
  isTypeOnly: boolean;
};

/** Returns what a file imports or re-exports, read from its text. */
export function importsOf(file: string): Import[] {
  const statements = readFileSync(file, "utf8").matchAll(/^(?:import|export) (type )?[^;]*?from "([^"]+)"/gm);
  return [...statements].map(([statement, type, from = ""]) => ({
    file,
    target: targetOf(file, from),
    isTypeOnly: type !== undefined || namesOnlyTypes(statement),
  }));
}

function namesOnlyTypes(statement: string): boolean {
  const names = /^(?:import|export) \{([^}]*)\}/.exec(statement)?.[1]?.split(",") ?? [];
  return names.length > 0 && names.every((name) => name.trim() === "" || name.trim().startsWith("type "));
}

function targetOf(file: string, from: string): string {
  if (from.startsWith("~/")) return join("app", from.slice(2));
  return from.startsWith(".") ? normalize(join(dirname(file), from)) : from;
}
