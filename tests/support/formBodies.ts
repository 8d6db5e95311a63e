import fc from "fast-check";

import { allIntents } from "./intents";

export type FormBody = { type: string; body: string };

/** Field names of the shop's forms. */
const known = [
  "email",
  "password",
  "name",
  "path",
  "redirect",
  "back",
  "quantity",
  "line",
  "note",
  "locale",
  "answer",
  "barva",
  "velikost",
  "carrier",
  "payment",
  "store",
  "point",
  "order_number",
  "goods",
  "terms",
  "order_token",
  "address",
  "voucherCode",
  "voucherId",
  "product",
  "removed",
  "intent",
  "stars",
  "body",
  "transId",
  "light",
  "banner",
  "outcome",
  "id",
  "firstname",
  "country",
  "phone_prefix",
  "is_company",
  "company_id",
  "slot_praha",
  "submission",
  "line_1",
  "pieces_1",
  "allowed",
  "variant",
  "kind",
  "garment",
  "description",
  "bought_here",
  "photos",
  "photo_kept",
  "arrival",
  "street",
  "zip",
  "defect",
  "since",
  "remedy",
  "phone",
  "message",
];

/** Names with a special meaning to form libraries or JavaScript. */
const hostile = [
  "a[2000000000]",
  "email[50000000]",
  "a[4294967294]",
  "a[]",
  "a]",
  "[",
  "[]",
  "a.b",
  "a..b",
  "a[b][c]",
  "email.x",
  "__intent__",
  "__state__",
  "__INTENT__",
  "__proto__",
  "__proto__.x",
  "constructor",
  "constructor.prototype.x",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "length",
  "name[-1]",
  "name[1e9]",
  "name[0]",
  "",
  " ",
  "\0",
];

const intents = ["validate", "reset", "insert", "remove", "reorder", "update"].map((type) =>
  JSON.stringify({ type, payload: { name: "email[2000000000]", value: "x", index: 2_000_000_000, from: 0, to: 9 } }),
);

const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...known), fc.nat()).map(([field, index]) => `${field}[${index}]`) },
);

const value = fc.oneof(
  fc.constantFrom("", "on", "1", "50", "-1", "99999999999999999999", "cerna"),
  fc.constantFrom(...allIntents),
  fc.constantFrom("1001", "ppl", "cs", "//evil.example", "/\\evil", "%00", "\0", "eva@example.com", ...intents),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.nat({ max: 9_000 }).map((length) => "x".repeat(length)),
);

const pair = fc.tuple(name, value);
const knownIntent = fc.tuple(fc.constant("intent"), fc.constantFrom(...allIntents));

/** Most forms have an intent that the shop knows, so that more than the intent is validated. */
const fields = fc
  .tuple(fc.option(knownIntent, { nil: undefined, freq: 4 }), fc.array(pair, { maxLength: 12 }))
  .map(([first, more]) => (first ? [first, ...more] : more));
const urlEncoded = "application/x-www-form-urlencoded";

/** Arbitrary form bodies: fields of any name, multipart forms with files, and malformed bodies. */
export const formBody: fc.Arbitrary<FormBody> = fc.oneof(
  {
    weight: 8,
    arbitrary: fields.map((entries) => ({ type: urlEncoded, body: new URLSearchParams(entries).toString() })),
  },
  {
    weight: 1,
    arbitrary: fields.map((entries) => ({ type: "multipart/form-data; boundary=b", body: multipart(entries) })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        urlEncoded,
        `${urlEncoded}; charset=utf-16`,
        "multipart/form-data",
        "text/plain",
        "application/json",
        "a",
      ),
      body: fc.string({ unit: "binary", maxLength: 200 }),
    }),
  },
);

function multipart(entries: readonly (readonly [string, string])[]): string {
  const parts = entries.map(([field, content], index) => {
    const file = index % 3 === 0 ? `; filename="x"\r\nContent-Type: text/plain` : "";
    return `--b\r\nContent-Disposition: form-data; name="${field.replace(/[\r\n"]/g, "_")}"${file}\r\n\r\n${content}\r\n`;
  });
  return `${parts.join("")}--b--\r\n`;
}
