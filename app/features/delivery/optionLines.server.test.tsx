import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";

import { i18nFor } from "~/platform/i18n/i18n.server";
import { RadioCards } from "~/ui/RadioCards";

const cards = [
  { value: "ppl", title: "Kurýr", text: "Doručíme na adresu.", price: "zdarma" },
  { value: "pickup", title: "Osobní odběr", fields: <p>Kdy?</p> },
  { value: "post", title: "Pošta", more: "Do druhého dne", goesWith: ["cod"] },
];

/** Returns the lines that a browser without CSS shows, as only these elements end a line. */
function linesOf(markup: string): string[] {
  const text = markup.replace(/<\/?(?:div|fieldset|legend|p|br)\b[^>]*>/g, "\n").replace(/<[^>]*>/g, "");
  return text.split("\n").flatMap((line) => line.trim() || []);
}

test("without CSS every option has lines of its own, and its price stands apart from its name", () => {
  const field = {
    id: "carrier",
    name: "carrier",
    errorId: "carrier-error",
    errors: undefined,
    initialValue: undefined,
  };
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("cs")}>
      <RadioCards field={field} legend="Doprava" cards={cards} />
    </I18nextProvider>,
  );
  expect(linesOf(markup)).toEqual([
    "Doprava",
    "Nevybráno",
    "Kurýr zdarma",
    "Doručíme na adresu.",
    "Osobní odběr",
    "Kdy?",
    "Pošta",
    "Do druhého dne",
  ]);
});
