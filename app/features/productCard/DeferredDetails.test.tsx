import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { LiteModeProvider } from "~/platform/slowConnection/liteMode";

import { DeferredDetails } from "./DeferredDetails";

const shown = (isLite: boolean) =>
  renderToStaticMarkup(
    <LiteModeProvider value={isLite}>
      <DeferredDetails>
        <input name="velikost" />
      </DeferredDetails>
    </LiteModeProvider>,
  );

test("with scripts the elements stay inside a noscript until the details element is opened", () => {
  expect(shown(false)).toBe('<noscript><input name="velikost"/></noscript>');
});

test("in lite mode, whose pages have no scripts, the elements are rendered directly", () => {
  expect(shown(true)).toBe('<input name="velikost"/>');
});
