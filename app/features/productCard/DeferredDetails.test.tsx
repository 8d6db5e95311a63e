import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { LightProvider } from "~/platform/http/liteMode";

import { MarkupWhenOpened } from "./DeferredDetails";

const shown = (isLight: boolean) =>
  renderToStaticMarkup(
    <LightProvider value={isLight}>
      <MarkupWhenOpened className="fields" markup={'<input name="velikost">'} />
    </LightProvider>,
  );

test("where scripts may run the markup stays text until the details is opened", () => {
  expect(shown(false)).toBe('<div class="fields"><noscript><input name="velikost"></noscript></div>');
});

test("in the light version, whose pages have no script to open it, the elements stand there", () => {
  expect(shown(true)).toBe('<div class="fields"><input name="velikost"></div>');
});
