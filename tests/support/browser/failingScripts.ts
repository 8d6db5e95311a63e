import { expect, type Page, type Route } from "@playwright/test";

/** The ways in which a script may fail, named as in the tests' names. */
export const failures = {
  "is missing": (route: Route) => route.fulfill({ status: 404 }),
  "never comes": () => Promise.resolve(),
  throws: (route: Route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('of another browser');" }),
  "cannot be parsed": (route: Route) => route.fulfill({ contentType: "text/javascript", body: "export const {{" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

type Failure = keyof typeof failures;

/**
 * Immediate failures alternate from script to script, because they make no difference to the code that waits for a
 * script.
 */
const waysToFail = {
  fails: ["is missing", "throws", "cannot be parsed"],
  "never comes": ["never comes"],
} as const satisfies Record<string, readonly [Failure, ...Failure[]]>;

/** Returns, for each way, a function that chooses the failure of a page's first, second, … script. */
export const scriptFailures = Object.entries(waysToFail).map(([how, ways]) => {
  const failureAt = (index: number) => ways[index % ways.length] ?? ways[0];
  return { how, failureAt };
});

/** Returns the scripts that a page fetches until it is hydrated. */
export async function scriptsOf(page: Page, path: string, hydrated: (page: Page) => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await page.mouse.move(200, 200);
  await hydrated(page);
  page.removeAllListeners("request");
  return [...scripts];
}

/** Opens a page, and tries again when a navigation that the last press has started interrupts it. */
export async function openAnew(page: Page, path: string): Promise<void> {
  await expect(async () => void (await page.goto(path, { waitUntil: "domcontentloaded" }))).toPass({ timeout: 30_000 });
}
