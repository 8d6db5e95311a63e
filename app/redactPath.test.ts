import { expect, test } from "vitest";

import { redactPath } from "~/redactPath";

const id = "Abcdefghij_klmnopqr-12";

test.each([
  ["/", "/"],
  ["/sk", "/sk"],
  ["/1001/panske-bundy/panska-kozena-bunda-matej", "/1001/panske-bundy/panska-kozena-bunda-matej"],
  ["/wishlist", "/wishlist"],
  [`/shrnuti/${id}/${id}`, "/shrnuti/•••/•••"],
  [`/sk/SHRNUTI/${id}/short.data`, "/sk/SHRNUTI/•••/•••.data"],
  [`/shrnut%69/${id}/x/more`, "/shrnuti/•••/•••/•••"],
  [`/odstoupeni-od-smlouvy/potvrzeni/${id}`, "/odstoupeni-od-smlouvy/potvrzeni/•••"],
  ["/newsletter/odhlaseni/token", "/newsletter/odhlaseni/•••"],
  ["/api/cart/anonymous/cs/guest", "/api/cart/anonymous/cs/•••"],
  ["/api/cart/create", "/api/cart/create"],
  ["/api/orders/summary/a/b", "/api/orders/summary/•••/•••"],
  ["/api/settings/cs", "/api/settings/cs"],
  [`/nowhere/${id}/${"B".repeat(43)}.png`, "/nowhere/•••/•••.png"],
  ["/%E0%A4%A", "/%E0%A4%A"],
])("%s stands in the log as %s", (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});
