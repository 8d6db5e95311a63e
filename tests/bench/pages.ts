import { submissionField } from "~/platform/browser/submissionKey";

/** A form of a page. This file reads the shop's pages like a visitor without JavaScript: by their links and forms. */

export type Form = {
  /** Fields that are sent with the value that they have. */
  fields: [name: string, value: string][];
  /** Groups of radio buttons, each with its values. */
  choices: { name: string; values: string[] }[];
};

/**
 * Returns the paths of the products on a listing page, in its order: `/<id>/<category>/<product>`, without paths of a
 * section.
 */
export function benchProductPaths(html: string): string[] {
  const paths = tagsOf(html, "a").map(({ href = "" }) => href);
  return [...new Set(paths.filter((path) => /^\/\d+\/[^/?#]+\/(?!muzi$|zeny$)[^/?#]+$/.test(path)))];
}

/**
 * Returns the form that adds to the cart: the first POST form with a quantity; null when there is none. The submission
 * key is left out, because a form that is sent again with it adds nothing.
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

/** Returns every way to fill in a form, as URL-encoded bodies, beginning with the first choices. */
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
