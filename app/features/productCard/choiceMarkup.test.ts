import { expect, test } from "vitest";

import { choiceFormMarkup, choiceMarkup } from "./choiceMarkup";

const words = { buy: "Vložit do košíku", colour: "Barva", size: "Velikost", pickSize: "Vyberte velikost" };
const colours = "cerna|černá|#111111;hneda|hnědá|#553311";

test("each colour and size can be chosen, and what was chosen stays", () => {
  const markup = choiceMarkup({ colours, sizes: "46,48" }, words, { colourId: "hneda", size: "48" });
  expect(markup).toMatch(/value="hneda" checked>.*hnědá/);
  expect(markup).toMatch(/value="cerna">.*černá/);
  expect(markup).toContain("<option>46</option><option selected>48</option>");
});

test("where there is one colour or one size, it is sent along and not asked for", () => {
  const markup = choiceMarkup({ colours: "cerna|černá|#111111", sizes: "46" }, words, null);
  expect(markup).toBe(
    '<input type="hidden" name="barva" value="cerna"><input type="hidden" name="velikost" value="46">',
  );
  expect(choiceMarkup({ colours: "", sizes: "" }, words, null)).toBe("");
});

test("a name stays text whatever it holds", () => {
  const markup = choiceMarkup({ colours, sizes: '"><script>,<b>&' }, words, null);
  expect(markup).toContain("<option>&quot;>&lt;script></option><option>&lt;b>&amp;</option>");
});

test("a card's form goes to the product and leads back to the very page", () => {
  const form = choiceFormMarkup({ choice: { colours, sizes: "46" }, words, address: "/1/a/b", here: '/1?a="&barva=b' });
  expect(form).toMatch(/^<form method="post" action="\/1\/a\/b" /);
  expect(form).toContain('<input type="hidden" name="back" value="/1?a=&quot;&amp;barva=b">');
  expect(form).toContain('name="barva"');
  expect(form).toMatch(/<button type="submit" class="[^"]+">Vložit do košíku<\/button><\/form>$/);
});

test("a half size is shown as such and sent as the number that it is kept as", () => {
  const markup = choiceMarkup({ colours: "", sizes: "6.5,7" }, words, { colourId: null, size: "6.5" });
  expect(markup).toContain('<option value="6.5" selected>6½</option><option>7</option>');
});
