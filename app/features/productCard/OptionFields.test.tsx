import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/platform/i18n/i18n.server";

import { OptionFields } from "./OptionFields";

const labels = { colour: "Barva", size: "Velikost", pickSize: "Vyberte velikost" };
const black = { id: "cerna", name: "černá", hex: "#111111" };
const brown = { id: "hneda", name: "hnědá", hex: "#553311" };

const fieldsOf = (props: Omit<Parameters<typeof OptionFields>[0], "labels">) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("cs")}>
      <OptionFields labels={labels} {...props} />
    </I18nextProvider>,
  );

test("each colour and size can be chosen, and the selected values are preselected", () => {
  const markup = fieldsOf({
    options: { colours: [black, brown], sizes: ["46", "48"] },
    selected: { colourId: "hneda", size: "48" },
  });
  expect(markup).toMatch(/<input [^>]*checked=""[^>]*value="hneda"|<input [^>]*value="hneda"[^>]*checked=""/);
  expect(markup.match(/checked/g)).toHaveLength(1);
  expect(markup).toContain('<option>46</option><option selected="">48</option>');
});

test("a single colour or size is sent as a hidden field instead of being asked for", () => {
  const markup = fieldsOf({ options: { colours: [black], sizes: ["46"] } });
  expect(markup).toContain('<input type="hidden" name="barva" value="cerna"/>');
  expect(markup).toContain('<input type="hidden" name="velikost" value="46"/>');
  expect(fieldsOf({ options: { colours: [], sizes: [] } })).not.toContain("<input");
});

test("a half size is shown with ½ and submitted as the stored number", () => {
  const markup = fieldsOf({ options: { colours: [], sizes: ["6.5", "7"] }, selected: { colourId: null, size: "6.5" } });
  expect(markup).toContain('<option value="6.5" selected="">6½</option><option>7</option>');
});
