import { expect, test } from "vitest";

import { formFields, problemsOf } from "./formFields";

test("a new form shows the initial values, a rejected one the submitted values", () => {
  expect(formFields(["city"], undefined, { city: "Praha" }).city.initialValue).toBe("Praha");
  expect(formFields(["city"], { initialValue: {} }, { city: "Praha" }).city.initialValue).toBeUndefined();
  expect(formFields(["city"], { initialValue: { city: "Brno" } }, { city: "Praha" }).city.initialValue).toBe("Brno");
});

test("only invalid fields are listed, in form order", () => {
  const { city, zip, street } = formFields(["city", "zip", "street"], {
    error: { zip: ["a"], street: ["b"], city: null },
  });
  const labelled = [
    { field: street, label: "Ulice" },
    { field: city, label: "Město" },
    { field: zip, label: "PSČ" },
  ];
  expect(problemsOf(labelled)).toEqual([
    { fieldId: "street", label: "Ulice", messages: ["b"] },
    { fieldId: "zip", label: "PSČ", messages: ["a"] },
  ]);
});
