/** Return paths that an attacker may send; the shop must follow none of them. */
export const hostilePaths: readonly string[] = [
  // These lead to another site, by its name or by the way in which browsers handle slashes.
  ...["https://evil.example", "http:evil.example", "https:evil.example", "https:/evil.example", "HTTPS://evil.example"],
  ...["//evil.example", "///evil.example", "////evil.example", "//", "///", "//evil.example/%2f..", "//evil%2eexample"],
  ...["//user@evil.example", "//shop.test@evil.example", "//shop.invalid", "//[::1]", "//1.2.3.4:80/"],
  ...["\\\\evil.example", "/\\evil.example", "\\/evil.example", "/\\/evil.example", "//\\evil.example", "/a\\..\\evil"],
  // These become hostile once dots and empty segments are resolved.
  ...["/..//evil.example", "/.//evil.example", "/sk//evil.example", "/sk/..//evil.example", "/sk/.//evil.example"],
  ...["/a/../..//evil.example", "/%2e//evil.example", "/%2e%2e//evil.example", "/.%2e//evil.example", "/sk/%2E%2e//x"],
  ...["/kosik//", "/sk///", "/1//muzi", "/sk//", "//sk/kosik"],
  // These are the same paths, encoded for a later decoder.
  ...["/%2f%2fevil.example", "/%2fevil.example", "/sk/%2fevil.example", "/%2F/evil.example", "/%5cevil.example"],
  ...["/%5c%5cevil.example", "/sk%2f%2fevil.example", "/%252fevil.example", "/%255cevil.example", "/%25252fevil"],
  ...["/%c0%af%c0%afevil.example", "/%e0%80%af/evil", "/%", "/%zz"],
  // These contain characters that browsers drop or that end a header line.
  ...[
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/\u0000/evil",
  ],
  ...["/%09//evil.example", "/%0d%0aLocation:%20//evil.example", "/%00", "/\u007f", "/\u0085/evil.example"],
  ...["/\r\nSet-Cookie: cart.tempId=x", "/%0a/evil.example"],
  // These are invalid URLs, or scripts.
  ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>", "vbscript:x", "mailto:a@evil.example"],
  ...["", " ", "ucet", "./ucet", "../ucet", "?redirect=/", "#", "／／evil.example", "⁄⁄evil.example", "。evil.example"],
  // These are API paths in several notations.
  ...["/api", "/api/me", "/API/me", "/api?x", "/%61pi/me", "/sk/../api/me", "/./api/auth/logout", "/api.data"],
  `/${"a".repeat(2_000)}`,
];
