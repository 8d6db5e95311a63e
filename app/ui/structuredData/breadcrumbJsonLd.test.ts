import { expect, test } from "vitest";

import { breadcrumbJsonLd } from "./breadcrumbJsonLd";

test("the breadcrumb list ends with the page, without a link", () => {
  const crumbs = [
    { text: "Domů", link: "/" },
    { text: "Bunda", link: "" },
  ];
  expect(breadcrumbJsonLd(crumbs, "https://kara.example")).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Domů", item: "https://kara.example/" },
      { "@type": "ListItem", position: 2, name: "Bunda" },
    ],
  });
});
