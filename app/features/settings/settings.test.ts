import { expect, test } from "vitest";

import { parseSettings } from "./settings";

test("an invalid setting falls back to its default, and the others stay", () => {
  const settings = parseSettings(
    new Map([
      ["topmenu", "{not json"],
      ["brand", '"Jiná"'],
    ]),
  );
  expect(settings.topmenu).toEqual([]);
  expect(settings.brand).toBe("Jiná");
  expect(settings.maintenance.is_enabled).toBe(false);
});
