import { expect, test } from "vitest";

import { type Letter, letterHtml, letterText, withLetterhead } from "./letter";

const letter: Letter = {
  language: "cs",
  subject: "Potvrzení",
  title: "Dobrý den",
  sections: [
    { parts: [{ kind: "paragraph", text: "děkujeme." }] },
    {
      title: "Zboží",
      parts: [
        { kind: "facts", facts: [{ name: "1× Bunda <b>", value: "100 Kč" }] },
        { kind: "link", text: "Zobrazit", address: 'https://kara.example/?a=1&b="2' },
      ],
    },
  ],
};

test("both forms say the same", () => {
  expect(letterText(letter)).toBe(
    'Dobrý den\n\nděkujeme.\n\nZBOŽÍ\n1× Bunda <b>: 100 Kč\nZobrazit: https://kara.example/?a=1&b="2\n',
  );
  const html = letterHtml(letter);
  for (const words of ["Dobrý den", "děkujeme.", "Zboží", "100 Kč", "Zobrazit"]) expect(html).toContain(words);
});

test("nothing that a customer typed becomes markup", () => {
  const html = letterHtml(letter);
  expect(html).toContain("1× Bunda &lt;b&gt;");
  expect(html).toContain('href="https://kara.example/?a=1&amp;b=&quot;2"');
});

test("lines of a note stay lines", () => {
  const note: Letter = { ...letter, sections: [{ parts: [{ kind: "paragraph", text: "a\n<b" }] }] };
  expect(letterHtml(note)).toContain("a<br>&lt;b");
});

test("the brand stands at the head, as text, and the first link is the button", () => {
  const html = withLetterhead(letterHtml(letter), "K&R $&");
  expect(html.indexOf(">K&amp;R $&amp;</p>")).toBeGreaterThan(0);
  expect(html.indexOf("K&amp;R")).toBeLessThan(html.indexOf("<h1"));
  const second = { kind: "link" as const, text: "Jinam", address: "https://kara.example/" };
  const both = letterHtml({ ...letter, sections: [...letter.sections, { parts: [second] }] });
  expect(both.match(/<a [^>]*background:[^>]*>[^<]*/g)).toEqual([expect.stringContaining(">Zobrazit")]);
});
