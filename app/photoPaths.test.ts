import { expect, test } from "vitest";

import { takesPhotos } from "./photoPaths";

test("the forms of service orders and claims take photos in both languages, others take none", () => {
  for (const path of ["/objednavkovy-formular", "/reklamovat/id/hash"]) {
    expect([takesPhotos(path), takesPhotos(`/sk${path}`)]).toEqual([true, true]);
  }
  for (const path of ["/", "/kosik", "/objednavkovy-formular/x/y", "/reklamovat", "/reklamovat/x/y/z"]) {
    expect(takesPhotos(path)).toBe(false);
  }
});
