import { readdirSync, readFileSync } from "node:fs";

/** A text that customers read; `at` names its place in the file. */
export type ShopText = { file: string; locale: string; at: string; text: string };

/** Returns every text of `locales/`; `at` is its key, such as `ui:forms.email`. */
export function localeTexts(): ShopText[] {
  return ["cs", "sk"].flatMap((locale) =>
    readdirSync(`locales/${locale}`).flatMap((name) => {
      const file = `locales/${locale}/${name}`;
      const texts = leaves(JSON.parse(readFileSync(file, "utf8")));
      return texts.map(([path, text]) => ({
        file,
        locale,
        at: `${name.replace(".json", "")}:${path.join(".")}`,
        text,
      }));
    }),
  );
}

/** Returns every text of `catalog/` that exists in both languages; slugs and addresses do not count as texts. */
export function catalogTexts(): ShopText[] {
  const names = readdirSync("catalog").filter((name) => name.endsWith(".ndjson"));
  return names.flatMap((name) => {
    const file = `catalog/${name}`;
    const rows = readFileSync(file, "utf8").split("\n").filter(Boolean);
    return rows.flatMap((line) => rowTexts(file, JSON.parse(line)));
  });
}

function rowTexts(file: string, row: { id?: string | number; code?: string }): ShopText[] {
  const found = leaves(row).filter(
    ([path]) => ["cs", "sk"].includes(path.at(-1) ?? "") && !["slug", "url"].includes(path.at(-2) ?? ""),
  );
  return found.map(([path, text]) => {
    const at = [row.id ?? row.code, ...path.slice(0, -1)].join(" ");
    return { file, locale: path.at(-1) ?? "", at, text };
  });
}

/** Returns the strings inside a value, each with the path to it. */
function leaves(value: unknown, path: readonly string[] = []): [readonly string[], string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/**
 * Czech texts that the specification quotes. They stay word for word, and therefore keep plain spaces and its own `x`.
 */
export const quotedBySpecification = [
  "ui:forms.alphanumericDot",
  "ui:forms.longest",
  "ui:forms.shortest",
  "vouchers:problem.limit",
];

export function isQuoted({ locale, at }: ShopText): boolean {
  return locale === "cs" && quotedBySpecification.includes(at);
}
