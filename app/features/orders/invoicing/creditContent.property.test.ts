import fc from "fast-check";
import { expect, test } from "vitest";

import type { DocumentContent, DocumentLine } from "~/features/documents/documentContent";
import { taxesOf } from "~/features/documents/documentTaxes";
import { creditContent, creditedLines, everythingLeft } from "./creditContent";

const goods = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9 }),
    unit: fc.integer({ min: 1, max: 999_999 }),
    percent: fc.integer({ min: 0, max: 100 }),
    taxBasisPoints: fc.constantFrom(2100, 1200, 2300),
  })
  .map(({ quantity, unit, percent, taxBasisPoints }, position = 0): DocumentLine => {
    const full = quantity * unit;
    const discount = -Math.floor((full * percent) / 100);
    const names = { kind: "goods" as const, name: "Bunda", code: "KA", position };
    return { ...names, quantity, taxBasisPoints, unitNet: unit, discount, gross: full + discount };
  });

const day = "2026-11-18";

function invoiceOf(lines: readonly DocumentLine[], rounding: number): DocumentContent {
  const party = { name: "", address: [], companyId: "", taxId: "", vatId: "" };
  const taxes = taxesOf(lines);
  const total = taxes.reduce((sum, { gross }) => sum + gross, rounding);
  return {
    locale: "cs",
    brand: "KARA",
    currency: { code: "CZK", symbolBefore: "", symbolAfter: "Kč" },
    isTrial: false,
    issuedOn: day,
    suppliedOn: day,
    isPaidBefore: true,
    dueOn: null,
    order: { number: "2026000001", placedOn: day },
    payment: "",
    seller: { ...party, register: "", email: "" },
    account: null,
    buyer: party,
    lines: [...lines],
    taxes,
    rounding,
    gifts: [],
    total,
    payable: total,
    isPaid: true,
    corrects: null,
  };
}

test("credit notes of single pieces and of the rest add up to the invoice", () => {
  const lines = fc.array(goods, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(lines, fc.integer({ min: -2, max: 2 }), fc.nat({ max: 8 }), (drawn, rounding, singles) => {
      const invoice = invoiceOf(
        drawn.map((line, index) => ({ ...line, position: index + 1 })),
        rounding,
      );
      const notes: DocumentContent[] = [];
      const credit = (request: Parameters<typeof creditedLines>[2]) => {
        const found = creditedLines(invoice, notes, request);
        if (found.ok) notes.push(creditContent(invoice, found.credited, { issuedOn: day, number: "FV", reason: "" }));
        return found;
      };
      for (let index = 0; index < singles; index += 1) {
        credit({ pieces: [{ position: 1, quantity: 1 }], delivery: 0, payment: 0, gift: 0 });
      }
      credit(everythingLeft);
      expect(notes.reduce((sum, { total }) => sum + total, invoice.total)).toBe(0);
      expect(credit(everythingLeft)).toEqual({ ok: false, reason: "nothing" });
    }),
  );
});

test("reductions, single pieces and the rest add up to the invoice, and none takes more than is left", () => {
  const step = fc.oneof(
    fc.record({ amount: fc.integer({ min: 1, max: 2_000_000 }) }),
    fc.record({ quantity: fc.integer({ min: 1, max: 3 }) }),
  );
  fc.assert(
    fc.property(goods, fc.array(step, { maxLength: 8 }), (drawn, steps) => {
      const invoice = invoiceOf([{ ...drawn, position: 1 }], 0);
      const notes: DocumentContent[] = [];
      const credit = (request: Parameters<typeof creditedLines>[2]) => {
        const found = creditedLines(invoice, notes, request);
        if (found.ok) notes.push(creditContent(invoice, found.credited, { issuedOn: day, number: "FV", reason: "" }));
      };
      const none = { pieces: [], delivery: 0, payment: 0, gift: 0 };
      for (const step of steps) {
        if ("amount" in step) credit({ ...none, reductions: [{ position: 1, amount: step.amount }] });
        else credit({ ...none, pieces: [{ position: 1, quantity: step.quantity }] });
        expect(notes.reduce((sum, { total }) => sum + total, invoice.total)).toBeGreaterThanOrEqual(0);
      }
      credit(everythingLeft);
      expect(notes.reduce((sum, { total }) => sum + total, invoice.total)).toBe(0);
    }),
  );
});

test("VAT of a whole credit note is that of the invoice with the sign turned", () => {
  fc.assert(
    fc.property(fc.array(goods, { minLength: 1, maxLength: 4 }), (drawn) => {
      const invoice = invoiceOf(
        drawn.map((line, index) => ({ ...line, position: index + 1 })),
        0,
      );
      const found = creditedLines(invoice, [], everythingLeft);
      if (!found.ok) throw new Error(found.reason);
      const { taxes } = creditContent(invoice, found.credited, { issuedOn: day, number: "FV", reason: "" });
      const turned = taxes.map(({ tax, net, gross }) => [-tax + 0, -net + 0, -gross + 0]);
      expect(turned).toEqual(invoice.taxes.map(({ tax, net, gross }) => [tax, net, gross]));
    }),
  );
});

test("a part of the price is shared exactly, by rate, and the rest is still the invoice", () => {
  const fees = fc.integer({ min: 0, max: 20_000 });
  const amounts = fc.array(fc.integer({ min: 1, max: 4_000_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(goods, { minLength: 1, maxLength: 4 }), fees, amounts, (drawn, fee, parts) => {
      const delivery = { kind: "delivery" as const, position: null, name: "PPL", code: "", quantity: 1, discount: 0 };
      const lines = drawn.map((line, index) => ({ ...line, position: index + 1 }));
      const invoice = invoiceOf([...lines, { ...delivery, taxBasisPoints: 2100, unitNet: fee, gross: fee }], 0);
      const notes: DocumentContent[] = [];
      const credit = (request: Parameters<typeof creditedLines>[2]) => {
        const found = creditedLines(invoice, notes, request);
        if (found.ok) notes.push(creditContent(invoice, found.credited, { issuedOn: day, number: "FV", reason: "" }));
        return found.ok;
      };
      let left = invoice.total;
      for (const goodwill of parts) {
        expect(credit({ goodwill })).toBe(goodwill <= left);
        if (goodwill <= left) left -= goodwill;
        expect(notes.reduce((sum, { total }) => sum + total, invoice.total)).toBe(left);
      }
      credit(everythingLeft);
      expect(notes.reduce((sum, { total }) => sum + total, invoice.total)).toBe(0);
    }),
  );
});

test("what goes back to gift vouchers is shared among them, never more to one than it has paid", () => {
  const paid = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 2, maxLength: 3 });
  const parts = fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(paid, parts, (amounts, taken) => {
      const gross = amounts.reduce((sum, amount) => sum + amount, 0);
      const line = { kind: "goods" as const, position: 1, name: "Bunda", code: "KA", quantity: 1, discount: 0 };
      const bare = invoiceOf([{ ...line, taxBasisPoints: 2100, unitNet: gross, gross }], 0);
      const gifts = amounts.map((amount, index) => ({ code: `DAR${index}`, amount }));
      const invoice = { ...bare, gifts, payable: 0 };
      const notes: DocumentContent[] = [];
      const credit = (request: Parameters<typeof creditedLines>[2]) => {
        const found = creditedLines(invoice, notes, request);
        if (found.ok) notes.push(creditContent(invoice, found.credited, { issuedOn: day, number: "FV", reason: "" }));
      };
      for (const amount of taken) {
        const reductions = [{ position: 1, amount }];
        credit({ pieces: [], reductions, delivery: 0, payment: 0, gift: amount });
      }
      credit(everythingLeft);
      for (const { code, amount } of gifts) {
        const back = notes.flatMap((note) => note.gifts).filter((gift) => gift.code === code);
        expect(back.reduce((sum, gift) => sum + gift.amount, amount)).toBe(0);
      }
      expect(notes.filter(({ payable }) => payable !== 0)).toEqual([]);
    }),
  );
});

test("of two gift vouchers that paid an order, earlier notes may name the first one alone", () => {
  const line = { kind: "goods" as const, position: 1, name: "Bunda", code: "KA", quantity: 2, discount: 0 };
  const bare = invoiceOf([{ ...line, taxBasisPoints: 2100, unitNet: 150, gross: 300 }], 0);
  const gifts = [
    { code: "A", amount: 100 },
    { code: "B", amount: 200 },
  ];
  const invoice = { ...bare, gifts, payable: 0 };
  const first = creditedLines(invoice, [], {
    pieces: [{ position: 1, quantity: 1 }],
    delivery: 0,
    payment: 0,
    gift: 150,
  });
  if (!first.ok) throw new Error(first.reason);
  const head = { issuedOn: day, number: "FV", reason: "" };
  const note = { ...creditContent(invoice, first.credited, head), gifts: [{ code: "A", amount: -150 }] };
  const rest = creditedLines(invoice, [note], everythingLeft);
  if (!rest.ok) throw new Error(rest.reason);
  expect(creditContent(invoice, rest.credited, head)).toMatchObject({
    total: -150,
    payable: 0,
    gifts: [{ code: "B", amount: -150 }],
  });
});
