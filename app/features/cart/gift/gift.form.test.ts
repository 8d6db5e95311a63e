import { expect, test } from "vitest";

import { giftForm } from "./gift.form";

const today = "2026-11-23";
const typed = { amount: "1000", form: "email", recipient_name: " Anna ", recipient_email: "anna@seznam.cz" };

function parse(fields: Record<string, string>, locale: "cs" | "sk" = "cs") {
  const sent = { ...typed, ...fields };
  return giftForm(locale, today, sent).safeParse(sent);
}

function errorsOf(fields: Record<string, string>, locale: "cs" | "sk" = "cs") {
  const parsed = parse(fields, locale);
  return parsed.success ? {} : parsed.error.flatten().fieldErrors;
}

test("a value of the offer, or an own one within its limits, in smallest units", () => {
  expect(parse({}).data).toEqual({
    form: "email",
    amountMinor: 1_000,
    message: "",
    recipientName: "Anna",
    recipientEmail: "anna@seznam.cz",
    sendOn: null,
  });
  expect(parse({ amount: "own", own_amount: "1 250 Kč" }).data).toMatchObject({ amountMinor: 1_250 });
  expect(parse({ amount: "50" }, "sk").data).toMatchObject({ amountMinor: 5_000 });
});

test.each(["299", "20001", "-5", "1e3", "", "500,50"])("an own amount of '%s' is refused", (own_amount) => {
  expect(errorsOf({ amount: "own", own_amount })).toEqual({ own_amount: ["vouchers:gift.errors.ownAmount"] });
});

test("what is wrong is said at its field, all at once", () => {
  expect(errorsOf({ amount: "7", recipient_email: "anna", send_on: "2026-11-22", message: "x".repeat(36) })).toEqual({
    amount: ["vouchers:gift.errors.amount"],
    recipient_email: ["ui:forms.email"],
    send_on: ["vouchers:gift.errors.sendOn|180"],
    message: ["ui:forms.longest|35"],
  });
  expect(errorsOf({ form: "fax" })).toHaveProperty("form");
  expect(errorsOf({ message: "viz https://e.cz" })).toEqual({ message: ["ui:forms.noLink"] });
});

test("a day may be typed by hand; the day of today means at once", () => {
  const dayOf = (send_on: string) => parse({ send_on }).data?.sendOn;
  expect(dayOf("24. 12. 2026")).toBe("2026-12-24");
  expect(dayOf("2026-11-23")).toBeNull();
  expect(errorsOf({ send_on: "31. 2. 2027" })).toHaveProperty("send_on");
  expect(errorsOf({ send_on: "2027-05-23" })).toHaveProperty("send_on");
});

test("the recipient's address is judged as every other one", () => {
  const longest = `${"a".repeat(60)}@${"b.".repeat(95)}cz`;
  expect(longest.length).toBeGreaterThan(200);
  expect(parse({ recipient_email: longest }).data).toMatchObject({ recipientEmail: longest });
  expect(parse({ recipient_email: "Anna@SEZNAM.cz " }).data).toMatchObject({ recipientEmail: "Anna@seznam.cz" });
  expect(parse({ recipient_email: "" }).data).toMatchObject({ recipientEmail: "" });
  expect(errorsOf({ recipient_email: `${"a".repeat(60)}@${"b.".repeat(100)}cz` })).toEqual({
    recipient_email: ["ui:forms.longest|254"],
  });
});

test("a printed voucher has no address and no day, whatever was typed", () => {
  const printed = parse({ form: "print", send_on: "nonsense" }).data;
  expect(printed).toMatchObject({ form: "print", recipientEmail: "", sendOn: null });
});
