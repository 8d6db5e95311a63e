import { expect, test } from "vitest";

import { StepList } from "~/ui/statusPage/StepList";
import { TextLines } from "./DetailSection";

test("a company that has the person's name is a line of its own, with a key of its own", () => {
  const keys = TextLines({ lines: ["Jan Novák", "Jan Novák", "Dlouhá 1"] }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

test("two steps of the same minute and state have keys of their own", () => {
  const step = { at: "29. 11. 2026 18:00", state: "Přijato", note: "" };
  const keys = StepList({ steps: [step, step] }).props.children.map(({ key }: { key: string }) => key);
  expect(new Set(keys).size).toBe(2);
});
