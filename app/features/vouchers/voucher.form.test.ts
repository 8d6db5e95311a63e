import { expect, test } from "vitest";

import { voucherForm } from "./voucher.form";

const messagesFor = (typed: Record<string, string>) =>
  voucherForm.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{ voucherCode: "A.1" }, []],
  [{ voucherCode: " a.1 ", guestEmail: "" }, []],
  [{ voucherCode: " " }, ["vouchers:empty"]],
  [{}, ["vouchers:empty"]],
  [{ voucherCode: "a-b" }, ["ui:forms.alphanumericDot"]],
  [{ voucherCode: "A".repeat(33) }, ["ui:forms.longest|32"]],
  [{ voucherCode: "A", guestEmail: "eva@" }, ["ui:forms.email"]],
])("%j gets one message for each error", (typed, messages) => {
  expect(messagesFor(typed)).toEqual(messages);
});
