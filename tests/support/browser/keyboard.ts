import { expect, type Locator, type Page } from "@playwright/test";

declare global {
  interface Window {
    announced: string[];
  }
}

/** A visitor who uses only a keyboard, and hears what live regions announce. */
export class KeyboardVisitor {
  constructor(readonly page: Page) {}

  /** Records what the live regions of all following pages announce. */
  async listen(): Promise<void> {
    await this.page.addInitScript(() => {
      window.announced = [];
      const live = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
      const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
      const onChange = (changes: MutationRecord[]) => {
        for (const { target, addedNodes } of changes) {
          const alerts = [...addedNodes].filter((node) => node instanceof Element && node.matches("[role=alert]"));
          for (const region of [regionOf(target), ...alerts]) {
            const text = region?.textContent?.trim();
            if (text) window.announced.push(text);
          }
        }
      };
      new MutationObserver(onChange).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }

  /** Waits until a sentence has been announced since the last page load. */
  async hears(text: string): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => window.announced.join("\n")), { message: `announced: ${text}` })
      .toContain(text);
  }

  /** Presses Tab until the element has the focus; every element on the way must be visible. */
  async reach(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 150; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
      await this.expectInSight();
    }
    throw new Error(`${target} is not reached by ${key}`);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  /** Moves inside a radio group with the arrow keys until the wanted value is chosen. */
  async choose(name: string, value: string): Promise<void> {
    const group = this.page.locator(`main input[name="${name}"]:not([hidden] *)`);
    const entry = group.and(this.page.locator(":checked")).or(group.first()).first();
    await this.reach(entry);
    await this.page.keyboard.press("Space");
    for (let presses = 0; presses < 20; presses += 1) {
      const chosen = this.page.locator(`main input[name="${name}"]:checked`);
      if ((await chosen.inputValue()) === value) return;
      await this.page.keyboard.press("ArrowDown");
    }
    throw new Error(`${name} has no ${value}`);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** Expects that the focused element is inside the window, and that nothing covers it. */
  async expectInSight(): Promise<void> {
    const hidden = await this.page.evaluate(() => {
      const focused = document.activeElement;
      // Between the end of a page and its beginning, the focus is in the browser's own bars.
      if (!focused || focused === document.body) return null;
      // A link may continue on the next line, so its first box counts; a field is as large as its label.
      const field = focused.matches("input, select, textarea") ? (focused.closest("label") ?? focused) : focused;
      const [box = field.getBoundingClientRect()] = field.getClientRects();
      const { left, top, right, bottom } = box;
      const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
      if (bottom <= 0 || top >= innerHeight) return `outside the window: ${focused.outerHTML.slice(0, 200)}`;
      const above = document.elementFromPoint(x, y);
      const isSame = above === null || above.contains(focused) || focused.contains(above);
      const isLabel = above?.closest("label")?.control === focused;
      return isSame || isLabel ? null : `under ${above?.outerHTML.slice(0, 120)}: ${focused.outerHTML.slice(0, 200)}`;
    });
    expect(hidden, "what has the focus is in sight").toBeNull();
  }
}
