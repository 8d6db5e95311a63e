import { expect, test } from "vitest";

import { newId } from "./ids.server";

test("an id is 22 characters that a URL takes, and no command takes it for an option", () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{21}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
