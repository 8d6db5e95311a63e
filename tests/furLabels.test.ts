import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Product = { id: number; attributes: Record<string, string | string[]>; moreInfo: Record<"cs" | "sk", string> };

const furs = ["beranek", "toskansky-beranek", "persky-beranek", "liska", "norek", "kralik", "nutrie"];

const products: Product[] = readFileSync("catalog/products.ndjson", "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line));

/** Products with fur, including those that have it only on the collar or hood. */
const furProducts = products.filter(
  ({ attributes: { material = [] }, moreInfo }) =>
    [material].flat().some((id) => furs.includes(id)) || /kožešin|kožušin/i.test(moreInfo.cs + moreInfo.sk),
);

/** Removes the notice of regulation 1007/2011, which mentions the animal origin and not the fur's country of origin. */
const withoutNotice = (text: string) => text.replace(/(?:živočišného|živočíšneho)\s(?:původu|pôvodu)/g, "");

test("the sample has fur", () => expect(furProducts.length).toBeGreaterThan(30));

test("every fur names its species, as the category promises", () => {
  const unnamed = furProducts.filter(({ moreInfo }) =>
    [moreInfo.cs, moreInfo.sk].some((text) => !/[(\s][A-Z][a-z]+ [a-z]+\)/.test(text)),
  );
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

test("every fur states where it comes from, as the category promises", () => {
  const unstated = furProducts.filter(({ moreInfo }) =>
    [moreInfo.cs, moreInfo.sk].some((text) => !/chov|původ|pôvod/i.test(withoutNotice(text))),
  );
  expect(unstated.map(({ id }) => id)).toEqual([]);
});

test("no fur is named after an animal that it is not of", () => {
  const wrong = furProducts.filter(({ attributes, moreInfo }) => {
    const [fur] = [attributes.material ?? []].flat();
    const expected: Record<string, RegExp> = {
      liska: /Vulpes (?:lagopus|vulpes)/,
      norek: /Neogale vison/,
      kralik: /Oryctolagus cuniculus/,
      nutrie: /Myocastor coypus/,
    };
    const species = expected[fur ?? ""] ?? /Ovis aries/;
    return !species.test(moreInfo.cs) || !species.test(moreInfo.sk);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
