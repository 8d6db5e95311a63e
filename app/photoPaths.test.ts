import { expect, test } from "vitest";

import { takesPhotos } from "./photoPaths";

test("the form of service orders takes photos in both languages, others take none", () => {
  for (const path of ["/objednavkovy-formular", "/sk/objednavkovy-formular"]) expect(takesPhotos(path)).toBe(true);
  for (const path of ["/", "/kosik", "/objednavkovy-formular/x/y"]) expect(takesPhotos(path)).toBe(false);
});
