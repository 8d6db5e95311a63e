import { expect, test } from "vitest";
import { judgeAnswers } from "./torture/ledger";
import { isClean } from "./torture/tally";

function answer(status: number, headers: Record<string, string> = {}) {
  return { status, location: null, headers: new Headers(headers), html: "" };
}

const polite = answer(503, { "Retry-After": "5" });

test("a 503 that says when to come back is no fault while something is taken away, and counts by itself otherwise", () => {
  const answers = [answer(303), polite, polite, answer(503), answer(500), undefined];
  const away = judgeAnswers(answers, { expects503: true });
  expect(away).toMatchObject({ faults: 2, busy: 0, away: 2 });
  expect(judgeAnswers(answers, { expects503: false })).toMatchObject({ faults: 2, busy: 2, away: 0 });
  expect(isClean(judgeAnswers([polite], { expects503: true }))).toBe(true);
  expect(isClean(judgeAnswers([polite], { expects503: false }))).toBe(false);
});
