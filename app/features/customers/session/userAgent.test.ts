import { expect, test } from "vitest";

import { describeUserAgent } from "./userAgent";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/150.0 Mobile Safari/537.36`, "Chrome", "Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari", "iPhone"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"],
])("%s", (agent, browser, system) => {
  expect(describeUserAgent(agent)).toEqual({ browser, system });
});

test("an unknown user agent has no description", () => {
  expect(describeUserAgent("curl/8.0")).toBeNull();
  expect(describeUserAgent("")).toBeNull();
});
