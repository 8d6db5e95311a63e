import { expect, test } from "vitest";

import { withPanels } from "./menuPanels";

const category = (id: number, parentId: number | null, slug: string) => ({
  id,
  parentId,
  slug,
  name: slug,
  title: null,
  picture: `${slug}.webp`,
});

const categories = [
  category(1, null, "muzi"),
  category(2, 1, "panske-bundy"),
  category(15, 1, "kabelky"),
  category(20, null, "doplnky"),
  category(35, null, "slevy"),
];

const submenu = [{ text: "Něco", link: "/blog" }];
const entry = (link: string) => ({ text: link, link, submenu });

function panels(...links: string[]) {
  const menu = withPanels(links.map(entry), { locale: "cs", categories, servicePicture: "dilna.webp" });
  return menu.map(({ panel }) => panel && { picture: panel.picture, links: panel.links.map(({ link }) => link) });
}

test("a department's panel has its new and reduced goods, jackets and coats, and the categories that no entry names", () => {
  expect(panels("/1/muzi", "/35/slevy")[0]).toEqual({
    picture: "muzi.webp",
    links: ["/products/new?kategorie=1", "/products/sale?kategorie=1", "/bundykabaty", "/20/doplnky"],
  });
  expect(panels("/1/muzi", "/20/doplnky", "/35/slevy")[0]?.links).not.toContain("/20/doplnky");
});

test("a category below a department has no jackets; one that gathers goods of all has all that is new and reduced", () => {
  expect(panels("/15/kabelky", "/20/doplnky", "/1/muzi", "/35/slevy")[0]?.links).toEqual([
    "/products/new?kategorie=15",
    "/products/sale?kategorie=15",
  ]);
  expect(panels("/35/slevy")[0]).toEqual({ picture: "slevy.webp", links: ["/products/new", "/products/sale"] });
});

test("services show their page's picture, and an entry that leads elsewhere none", () => {
  expect(panels("/sluzby", "/blog")).toEqual([
    { picture: "dilna.webp", links: [] },
    { picture: null, links: [] },
  ]);
});

test("an entry without a submenu has no panel", () => {
  const menu = [{ text: "Slevy", link: "/35/slevy" }];
  expect(withPanels(menu, { locale: "cs", categories, servicePicture: null })).toEqual(menu);
});
