import { readFileSync } from "node:fs";

import { sourceFiles } from "./modules/imports";

/** Every intent that a form of the shop can have, as the schemas declare them. */
export const allIntents: readonly string[] = [
  ...new Set(
    sourceFiles()
      .filter((file) => file.startsWith("app/"))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bintent: z\.literal\("([\w-]+)"/g)])
      .map(([, name = ""]) => name),
  ),
];
