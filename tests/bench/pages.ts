import { submissionField } from "~/platform/browser/submissionKey";

/** Reads the shop's pages as a visitor without JavaScript would: by their links and forms. */

export type Form = {
  /** Values sent as they stand. */
  fields: [name: string, value: string][];
  /** Groups of radio buttons that can be chosen. */
  choices: { name: string; values: string[] }[];
};

/** Paths of the products on a listing page, in its order: `/<id>/<category>/<product>`, not the part of a section. */
export function benchProductPaths(html: string): string[] {
  const paths = tagsOf(html, "a").map(({ href = "" }) => href);
  return [...new Set(paths.filter((path) => /^\/\d+\/[^/?#]+\/(?!muzi$|zeny$)[^/?#]+$/.test(path)))];
}

/**
 * The form that adds to the cart: the first one sent by POST that asks for a quantity; null when there is none. Without
 * its submission key, by which a form that is sent again adds nothing.
 */
export function addForm(html: string): Form | null {
  for (const [, attributes = "", content = ""] of html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)) {
    if (!/method="post"/i.test(attributes)) continue;
    const inputs = tagsOf(content, "input").filter(
      (input) => input.name && input.name !== submissionField && !("disabled" in input),
    );
    if (inputs.some(({ name }) => name === "quantity")) return formOf(inputs);
  }
  return null;
}

/** Every way to fill a form in, as URL-encoded bodies, the first choices first. */
export function bodiesOf({ fields, choices }: Form): string[] {
  const picks = choices.reduce<[string, string][][]>(
    (soFar, { name, values }) =>
      soFar.flatMap((picked) => values.map((value) => [...picked, [name, value] as [string, string]])),
    [[]],
  );
  return picks.map((picked) => new URLSearchParams([...fields, ...picked]).toString());
}

export function tagsOf(html: string, tag: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function formOf(inputs: Record<string, string>[]): Form {
  const radios = inputs.filter(({ type }) => type === "radio");
  const names = [...new Set(radios.map(({ name = "" }) => name))];
  const others = inputs.filter(({ type = "text" }) => !["radio", "checkbox", "submit", "file"].includes(type));
  return {
    fields: others.map(({ name = "", value = "" }) => [name, value]),
    choices: names.map((name) => ({
      name,
      values: radios
        .filter((radio) => radio.name === name)
        .map(({ value = "" }) => value)
        .filter(Boolean),
    })),
  };
}

function unescaped(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
