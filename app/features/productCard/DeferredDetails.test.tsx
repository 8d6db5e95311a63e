import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { LiteModeProvider } from "~/platform/slowConnection/liteMode";

import { DeferredDetails } from "./DeferredDetails";

const shown = (isLite: boolean) =>
  renderToStaticMarkup(
    <LiteModeProvider value={isLite}>
      <DeferredDetails className="fields" markup={'<input name="velikost">'} />
    </LiteModeProvider>,
  );

test("with scripts the markup stays inside a noscript until the details element is opened", () => {
  expect(shown(false)).toBe('<div class="fields"><noscript><input name="velikost"></noscript></div>');
});

test("in lite mode, whose pages have no scripts, the elements are rendered directly", () => {
  expect(shown(true)).toBe('<div class="fields"><input name="velikost"></div>');
});
