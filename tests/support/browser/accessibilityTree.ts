import type { Page } from "@playwright/test";

/**
 * What is missing in the tree that assistive technology reads: one heading of the first level and one main landmark, a
 * name for each control, and the page's language.
 */
export async function treeProblems(page: Page, locale: string): Promise<string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  const lines = tree.split("\n").map((line) => line.trim());
  const linesOf = (start: RegExp) => lines.filter((line) => start.test(line));
  // A modal dialog hides the page behind it, which has the heading and the landmarks.
  const hasDialog = linesOf(/^- dialog/).length > 0;
  const parts = { heading: linesOf(/^- heading .*\[level=1\]/), main: linesOf(/^- main/) };
  const unnamed = /^- (button|link|textbox|searchbox|combobox|checkbox|radio|dialog|region|img)(?! ")(?=$|:| \[)/;
  const isRead = (line: string) => /^- link:?$/.test(line);
  return [
    ...Object.entries(parts).flatMap(([part, found]) =>
      hasDialog || found.length === 1 ? [] : [`${found.length} ${part}`],
    ),
    ...linesOf(unnamed).filter((line) => !isRead(line)),
    ...((await page.locator("html").getAttribute("lang")) === locale ? [] : ["the language"]),
  ];
}
