import type { Page } from "@playwright/test";

type Locale = "cs" | "sk";

/** Letters that occur only in this one of the two languages. */
const ownLetters: Record<Locale, RegExp> = { cs: /[ěřů]/i, sk: /[äľĺŕô]/i };

/**
 * Returns what is wrong with the accessibility tree. It should have one heading of the first level and one main
 * landmark, a name for each control, the page's language, and no word of that language in parts that are marked as the
 * other one.
 */
export async function treeProblems(page: Page, locale: Locale): Promise<string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = tree.split("\n").map((line) => line.trim());
  const linesOf = (start: RegExp) => lines.filter((line) => start.test(line));
  // A modal dialog hides the page behind it, including its heading and landmarks.
  const hasDialog = linesOf(/^- dialog/).length > 0;
  const parts = { heading: linesOf(/^- heading .*\[level=1\]/), main: linesOf(/^- main/) };
  const unnamed = /^- (button|link|textbox|searchbox|combobox|checkbox|radio|dialog|region|img)(?! ")(?=$|:| \[)/;
  const marked = page.locator(`body [lang]:not([lang="${locale}"])`);
  const foreign = await marked.evaluateAll((parts) =>
    parts.map((part) => `${part.getAttribute("aria-label") ?? ""} ${part.textContent}`),
  );
  return [
    ...Object.entries(parts).flatMap(([part, found]) =>
      hasDialog || found.length === 1 ? [] : [`${found.length} ${part}`],
    ),
    ...linesOf(unnamed),
    ...foreign.filter((text) => ownLetters[locale].test(text)),
    ...((await page.locator("html").getAttribute("lang")) === locale ? [] : ["the language"]),
  ];
}
