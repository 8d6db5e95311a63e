import { expect, type Page, type Route } from "@playwright/test";

/** How a script may fail, in the words of a test's name. */
export const failures = {
  "is missing": (route: Route) => route.fulfill({ status: 404 }),
  "never comes": () => Promise.resolve(),
  throws: (route: Route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('of another browser');" }),
  "cannot be parsed": (route: Route) => route.fulfill({ contentType: "text/javascript", body: "export const {{" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

type Failure = keyof typeof failures;

/** What fails at once takes turns from script to script: to the code that waits for a script it is all the same. */
const waysToFail = {
  fails: ["is missing", "throws", "cannot be parsed"],
  "never comes": ["never comes"],
} as const satisfies Record<string, readonly [Failure, ...Failure[]]>;

/** The ways, each with the failure of a page's first, second, ... script. */
export const scriptFailures = Object.entries(waysToFail).map(([how, ways]) => {
  const failureAt = (index: number) => ways[index % ways.length] ?? ways[0];
  return { how, failureAt };
});

/** The scripts that a page fetches until it is hydrated. */
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

/** What the last press has set off may get in between. */
export async function openAnew(page: Page, path: string): Promise<void> {
  await expect(async () => void (await page.goto(path, { waitUntil: "domcontentloaded" }))).toPass({ timeout: 30_000 });
}
