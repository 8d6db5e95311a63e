import { expect, test } from "vitest";

import cs from "../../../locales/cs/shell.json";
import sk from "../../../locales/sk/shell.json";
import { noticeKeys } from "./noticeKeys";

test.each([
  ["Czech", cs],
  ["Slovak", sk],
])("each notice has a %s text, and each text a notice", (_language, { notice }) => {
  const texts = Object.keys(notice).map((key) => key.replace(/_(?:one|few|many|other)$/, ""));
  expect(new Set(texts)).toEqual(new Set(noticeKeys));
});
