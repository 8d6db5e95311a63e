import { expect, test } from "vitest";

import { type EmailContent, renderEmailHtml, renderEmailText, withEmailFrame } from "./email";

const email: EmailContent = {
  language: "cs",
  subject: "Potvrzení",
  title: "Dobrý den",
  sections: [
    { parts: [{ kind: "paragraph", text: "děkujeme." }] },
    {
      title: "Zboží",
      parts: [
        { kind: "rows", rows: [{ name: "1× Bunda <b>", value: "100 Kč" }] },
        { kind: "link", text: "Zobrazit", address: 'https://kara.example/?a=1&b="2' },
      ],
    },
  ],
};

test("text and HTML have the same content", () => {
  expect(renderEmailText(email)).toBe(
    'Dobrý den\n\nděkujeme.\n\nZBOŽÍ\n1× Bunda <b>: 100 Kč\nZobrazit: https://kara.example/?a=1&b="2\n',
  );
  const html = renderEmailHtml(email);
  for (const words of ["Dobrý den", "děkujeme.", "Zboží", "100 Kč", "Zobrazit"]) expect(html).toContain(words);
});

test("customers' input is escaped", () => {
  const html = renderEmailHtml(email);
  expect(html).toContain("1× Bunda &lt;b&gt;");
  expect(html).toContain('href="https://kara.example/?a=1&amp;b=&quot;2"');
});

test("line breaks of a note are kept", () => {
  const note: EmailContent = { ...email, sections: [{ parts: [{ kind: "paragraph", text: "a\n<b" }] }] };
  expect(renderEmailHtml(note)).toContain("a<br>&lt;b");
});

test("the brand is escaped in the header, and the first link is the button", () => {
  const rendered = { html: renderEmailHtml(email), text: renderEmailText(email) };
  const { html, text } = withEmailFrame(rendered, { brand: "K&R $&", imprint: "K&R, IČO 1." });
  expect(html.indexOf("K&amp;R, IČO 1.")).toBeGreaterThan(html.indexOf("Zobrazit"));
  expect(text.endsWith("\n--\nK&R, IČO 1.\n")).toBe(true);
  expect(html.indexOf(">K&amp;R $&amp;</p>")).toBeGreaterThan(0);
  expect(html.indexOf("K&amp;R")).toBeLessThan(html.indexOf("<h1"));
  const second = { kind: "link" as const, text: "Jinam", address: "https://kara.example/" };
  const both = renderEmailHtml({ ...email, sections: [...email.sections, { parts: [second] }] });
  expect(both.match(/<a [^>]*background:[^>]*>[^<]*/g)).toEqual([expect.stringContaining(">Zobrazit")]);
});

test("an amount stays on one line, and what is longer than a phone is wide does not", () => {
  const values = ["100 Kč", "CZ0299999000019260012346", "eva.novakova@example.com, +420601123456"];
  const rows = values.map((value) => ({ name: "Údaj", value }));
  const html = renderEmailHtml({ ...email, sections: [{ parts: [{ kind: "rows", rows }] }] });
  const wraps = values.map((value) => new RegExp(`overflow-wrap:anywhere">${value.replace("+", "\\+")}`).test(html));
  expect(wraps).toEqual([false, false, true]);
});
