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
    ...{ locale: "cs", brand: "KARA", currency: { code: "CZK", symbolBefore: "", symbolAfter: "Kč" }, isTrial: false },
    ...{
      issuedOn: day,
      suppliedOn: day,
      isPaidBefore: true,
      dueOn: null,
      order: { number: "2026000001", placedOn: day },
    },
    ...{ payment: "", seller: { ...party, register: "", email: "" }, account: null, buyer: party },
    ...{ lines: [...lines], taxes, rounding, gifts: [], total, payable: total, isPaid: true, corrects: null },
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
      for (const one of steps) {
        if ("amount" in one) credit({ ...none, reductions: [{ position: 1, amount: one.amount }] });
        else credit({ ...none, pieces: [{ position: 1, quantity: one.quantity }] });
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
