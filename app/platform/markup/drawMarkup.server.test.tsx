import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { drawMarkup, giveMarkup } from "./drawMarkup.server";
import { PageSlot } from "./PageSlot";
import { PageMarkupProvider, StaticMarkup } from "./StaticMarkup";

const audience = { locale: "cs", isLite: false } as const;
const form = (name: string) => (
  <form>
    {name}
    <PageSlot />
  </form>
);

test("an element is rendered once for all who see the same", () => {
  let count = 0;
  const draw = (key: string, seenBy: Parameters<typeof drawMarkup>[1]) =>
    drawMarkup(key, seenBy, () => {
      count += 1;
      return form(key);
    });
  const first = draw("once", audience);
  expect(draw("once", audience)).toBe(first);
  expect(count).toBe(1);
  draw("once", { ...audience, locale: "sk" });
  draw("once", { ...audience, isLite: true });
  expect(count).toBe(3);
  expect(draw("another", audience).revision).not.toBe(first.revision);
});

test("a whole page has the markup with its own part in it, and does not repeat it in its data", () => {
  const pageMarkup = new Map();
  const drawn = giveMarkup(
    drawMarkup("page", audience, () => form("page")),
    { pageMarkup },
  );
  expect(drawn).toEqual({ revision: expect.any(String) });
  const page = renderToString(
    <PageMarkupProvider value={pageMarkup}>
      <StaticMarkup id="a" drawn={drawn} className="c" slotHtml="<b>own</b>" />
    </PageMarkupProvider>,
  );
  expect(page).toBe('<div id="a" class="c"><form>page<b>own</b></form></div>');
});

test("data that scripts ask for has the markup, without the part of a page", () => {
  const drawn = giveMarkup(
    drawMarkup("data", audience, () => form("data")),
    {},
  );
  expect(drawn.html).toBe("<form>data</form>");
});
