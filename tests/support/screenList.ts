import type { Page } from "@playwright/test";

export type Screen = {
  name: string;
  /** The Czech address; the Slovak one is it under /sk. */
  path: string;
  /** Brings the visitor's browser into the state that the screen shows; `home` is the shop's address in the language. */
  before?: (page: Page, home: string) => Promise<void>;
  /** What is done on the screen before the picture is taken. */
  after?: (page: Page) => Promise<void>;
};

/** The screens that a person should look at before a release. */
export const screens: readonly Screen[] = [
  { name: "home", path: "/" },
  { name: "listing", path: "/1/muzi" },
  { name: "product", path: "/1001/panske-bundy/panska-kozena-bunda-matej" },
  { name: "product-sold-out", path: "/1029" },
  { name: "product-long-texts", path: "/1015" },
  { name: "cart-empty", path: "/kosik" },
  { name: "typography", path: "/info/typography" },
  { name: "missing", path: "/neexistuje" },
];
