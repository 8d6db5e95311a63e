import { expect, test } from "vitest";

import { companySeat, departmentAddress } from "./company";
import { settingSchemas } from "./settings";

const company = {
  ...settingSchemas.company.parse(undefined),
  name: "Obchod",
  street: "Dlouhá 1",
  zip: "100 00",
  city: "Praha",
  country: "CZ",
};

test("a department's address has the company's seat, with the country where it is another", () => {
  expect(departmentAddress(company, "cs", "Dílna")).toBe("Dílna\nDlouhá 1\n100 00 Praha");
  expect(departmentAddress(company, "sk", "Dielňa")).toBe("Dielňa\nDlouhá 1\n100 00 Praha\nČesko");
  expect(companySeat(company, "sk")).toBe("Dlouhá 1, 100 00 Praha, Česko");
});
