import { expect, test } from "vitest";

import { checkSetting, parseSettings } from "./settings";

test("an invalid setting falls back to its default, and the others stay", () => {
  const settings = parseSettings(
    new Map([
      ["topmenu", "{not json"],
      ["brand", '"Jiná"'],
    ]),
  );
  expect(settings.topmenu).toEqual([]);
  expect(settings.brand).toBe("Jiná");
  expect(settings.maintenance.is_enabled).toBe(false);
});

test("a bank account needs its holder, and an IBAN whose check digits fit", () => {
  const account = { holder: "KARA", account: "19-2600123468/9999", iban: "CZ02 9999 0000 1926 0012 3468" };
  const check = (changed: Partial<typeof account>) =>
    checkSetting("bank_account", JSON.stringify({ ...account, ...changed }));
  expect(check({})).toMatchObject({ ok: true });
  expect(check({ iban: "CZ0299990000192600123469" })).toEqual({
    ok: false,
    problem: "iban: no bank account has this IBAN, as its check digits do not fit.",
  });
  expect(check({ holder: " " })).toMatchObject({ ok: false, problem: expect.stringMatching(/^holder: /) });
});
