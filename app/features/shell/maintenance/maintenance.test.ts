import { expect, test } from "vitest";

import { maintenanceRedirect } from "./maintenance";

test.each([
  ["/", "/mimo-provoz"],
  ["/kosik/souhrn", "/mimo-provoz"],
  ["/neexistuje", "/mimo-provoz"],
  ["/zkusebni-brana", "/mimo-provoz"],
  ["/shrnuti/abcdefghijklmnopqrstuv/abcdefghijklmnopqrstuv", "/mimo-provoz"],
  ["/sk", "/sk/mimo-prevadzky"],
  ["/sk/1/muzi", "/sk/mimo-prevadzky"],
])("%s redirects to the maintenance page of its language", (pathname, way) => {
  expect(maintenanceRedirect(pathname)).toBe(way);
});

test.each([
  "/mimo-provoz",
  "/sk/mimo-prevadzky",
  "/sk/mimo-provoz",
  "/prihlaseni",
  "/sk/login",
  "/consent",
  "/language",
  "/light",
  "/platba/oznameni",
  "/zkusebni-brana/v2.0/payment.json",
])("%s stays open", (pathname) => {
  expect(maintenanceRedirect(pathname)).toBeNull();
});
