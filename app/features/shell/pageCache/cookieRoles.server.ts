/**
 * What each cookie of the shop means for a page that several visitors may share. Cookies of others, such as an
 * analytics service, are ignored.
 *
 * personal: the page is made for this visitor alone · keyed: the page depends on its parsed value, which is part of the
 * cache key · secret: holds an id, and the page depends on what the database stores about it, which is part of the key
 * · unread: no cacheable page depends on it
 */
type CookieRole = "personal" | "keyed" | "secret" | "unread";

export const cookieRoles: ReadonlyMap<string, CookieRole> = new Map<string, CookieRole>([
  ["auth._token.local", "secret"],
  ["notice", "personal"],
  ["i18n_redirected", "keyed"],
  ["cookie_consent", "keyed"],
  ["light", "keyed"],
  ["banner.promo", "keyed"],
  ["banner.popup", "keyed"],
  ["seen", "keyed"],
  ["cart.tempId", "secret"],
  ["wishlist.tempId", "secret"],
  ["device", "unread"],
  ["consent.id", "unread"],
  ["auth.redirect", "unread"],
]);
