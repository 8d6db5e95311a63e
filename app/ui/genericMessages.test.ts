import { expect, test } from "vitest";

import czech from "../../locales/cs/ui.json";
import slovak from "../../locales/sk/ui.json";

test("the generic messages are those of the specification", () => {
  expect(czech.forms).toMatchObject({
    required: "Pole musí být vyplněno",
    email: "Pole musí obsahovat platný email.",
    numeric: "Pole musí obsahovat pouze číslice.",
    shortest: "Vyplňte prosím minimálně {{length}} znaků.",
    confirmed: "Toto pole je nutné potvrdit.",
    alphanumericDot: "Pole musí obsahovat pouze alfanumerické znaky s tečkou.",
    longest: "Vyplňte prosím maximálně {{length}} znaků.",
  });
});

test("Slovak has its own texts", () => {
  for (const [key, words] of Object.entries(czech.forms)) expect(slovak.forms).not.toMatchObject({ [key]: words });
});
