import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { i18nFor } from "~/platform/i18n/i18n.server";

import { GarmentMeasures } from "./GarmentMeasures";
import { garmentTableOf } from "./garmentMeasures";

const garment = garmentTableOf([
  { size: "48", measure: "back", millimetres: 650 },
  { size: "48", measure: "sleeve", millimetres: 615 },
  { size: "50", measure: "back", millimetres: 665 },
]);

const textOf = (size: string | null) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor("cs")}>
      {garment ? <GarmentMeasures garment={garment} size={size} /> : null}
    </I18nextProvider>,
  ).replace(/<[^>]+>/g, "");

test("the chosen size says what it measures, without what nobody measured", () => {
  expect(textOf("48")).toBe("Délka zad 65\u00a0cm · Rukáv 61,5\u00a0cm");
  expect(textOf("50")).toBe("Délka zad 66,5\u00a0cm");
});

test("before a size is chosen, or for one without measures, the range of the first measure stands", () => {
  expect(textOf(null)).toBe("Délka zad 65–66,5\u00a0cm");
  expect(textOf("60")).toBe("Délka zad 65–66,5\u00a0cm");
});
