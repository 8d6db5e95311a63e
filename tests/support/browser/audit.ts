import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // React writes void elements and boolean attributes its own way; both are valid HTML.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "script-type": "off",
    "require-sri": "off",
  },
});

/** Returns the errors of a page's HTML: line, rule and message of each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId} ${message}`));
}

/** Returns the accessibility violations that axe finds; needs JavaScript in the page. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Without legacy mode axe opens another page for the results of frames, which costs half a second; the shop has no
    // frames.
    .setLegacyMode(true)
    // Reporting passed rules, and selectors for them, would take half of the time.
    .options({ resultTypes: ["violations"], selectors: false })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
