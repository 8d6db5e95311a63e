import { expect, test } from "vitest";

import { addToCartFormMarkup, optionFieldsMarkup } from "./optionFieldsMarkup";

const labels = { buy: "Vložit do košíku", colour: "Barva", size: "Velikost", pickSize: "Vyberte velikost" };
const colours = "cerna|černá|#111111;hneda|hnědá|#553311";

test("each colour and size can be chosen, and the selected values are preselected", () => {
  const markup = optionFieldsMarkup({ colours, sizes: "46,48" }, labels, { colourId: "hneda", size: "48" });
  expect(markup).toMatch(/value="hneda" checked>.*hnědá/);
  expect(markup).toMatch(/value="cerna">.*černá/);
  expect(markup).toContain("<option>46</option><option selected>48</option>");
});

test("a single colour or size is sent as a hidden field instead of being asked for", () => {
  const markup = optionFieldsMarkup({ colours: "cerna|černá|#111111", sizes: "46" }, labels, null);
  expect(markup).toBe(
    '<input type="hidden" name="barva" value="cerna"><input type="hidden" name="velikost" value="46">',
  );
  expect(optionFieldsMarkup({ colours: "", sizes: "" }, labels, null)).toBe("");
});

test("markup in a value is escaped", () => {
  const markup = optionFieldsMarkup({ colours, sizes: '"><script>,<b>&' }, labels, null);
  expect(markup).toContain("<option>&quot;&gt;&lt;script&gt;</option><option>&lt;b&gt;&amp;</option>");
});

test("a card's form is posted to the product page and carries the path to return to", () => {
  const form = addToCartFormMarkup({
    options: { colours, sizes: "46" },
    labels,
    address: "/1/a/b",
    returnTo: '/1?a="&barva=b',
    submissionKey: "of-this-page",
  });
  expect(form).toMatch(/^<form method="post" action="\/1\/a\/b" /);
  expect(form).toContain('<input type="hidden" name="back" value="/1?a=&quot;&amp;barva=b">');
  expect(form).toContain('<input type="hidden" name="submission" value="of-this-page">');
  expect(form).toContain('name="barva"');
  expect(form).toMatch(/<button type="submit" class="[^"]+">Vložit do košíku<\/button><\/form>$/);
});

test("a half size is shown with ½ and submitted as the stored number", () => {
  const markup = optionFieldsMarkup({ colours: "", sizes: "6.5,7" }, labels, { colourId: null, size: "6.5" });
  expect(markup).toContain('<option value="6.5" selected>6½</option><option>7</option>');
});
