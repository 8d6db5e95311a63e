import { expect, test } from "vitest";
import { minuteMs } from "../time/durations";
import { retryPauseMs } from "./retryPause";

test("pauses double up to six hours", () => {
  expect([1, 2, 3, 40].map((tries) => retryPauseMs(tries) / minuteMs)).toEqual([1, 2, 4, 360]);
});
