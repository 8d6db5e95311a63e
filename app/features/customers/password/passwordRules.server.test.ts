import { expect, test } from "vitest";

import { checkPassword } from "./passwordRules.server";

test.each(["12345678", "password", "Password1", "QWERTYUIOP", " iloveyou ", "sunshine"])(
  "%s is too common",
  async (typed) => {
    expect(await checkPassword(typed, "eva@seznam.cz")).toBe("common");
  },
);

test.each(["eva.novakova@seznam.cz", "EVA.Novakova@Seznam.cz", "eva.novakova", "Eva.Novakova"])(
  "%s is the customer's own address",
  async (typed) => {
    expect(await checkPassword(typed, "Eva.Novakova@seznam.cz")).toBe("own-email");
  },
);

test.each(["jehnecinappa", "seznam.cz je portal", "correct horse battery staple", "čtyři kůže v řadě"])(
  "%s is accepted",
  async (typed) => {
    expect(await checkPassword(typed, "eva@seznam.cz")).toBeNull();
  },
);
