import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { accountExportAddress, apiDocsAddress, paymentNoticeAddress, routePath, type Screen } from "./addresses";
import { locales } from "./platform/i18n/locale";
import { trialGatewayPath } from "./platform/payments/trialGatewayPath";

/**
 * Maps files to screens. A screen of the address book without a file is not implemented yet and responds 404. Each
 * route costs every request some 0.02 ms, so all pages below an address such as /info share one route.
 */
const files: Record<string, readonly Screen[]> = {
  home: ["home"],
  catalog: ["catalog"],
  pages: ["infoFolder", "servicesFolder", "dryCleaner"],
  contact: ["contact"],
  giftVouchers: ["giftVouchers"],
  giftBalance: ["giftBalance"],
  stores: ["stores"],
  store: ["store"],
  blog: ["blogFolder"],
  newsletter: ["newsletterFolder"],
  search: ["search"],
  cart: ["cart"],
  cartPanel: ["cartPanel"],
  cartDelivery: ["cartDelivery"],
  cartContact: ["cartContact"],
  cartReview: ["cartReview"],
  orderSummary: ["orderSummary"],
  reserve: ["reserve"],
  reservation: ["reservation"],
  trialGateway: ["trialGateway"],
  withdrawal: ["withdrawalFolder"],
  claimForm: ["claimFormFolder", "claims"],
  claim: ["claim"],
  serviceOrder: ["serviceOrder"],
  service: ["service"],
  signIn: ["signIn", "signInAlternate"],
  signOut: ["signOut"],
  register: ["register", "registerAlternate"],
  passwordReset: ["passwordReset"],
  newPassword: ["newPassword"],
  emailVerification: ["emailVerification"],
  account: ["account"],
  accountOrder: ["accountOrder"],
  myAccount: ["myAccount"],
  accountAddresses: ["accountAddresses"],
  maintenance: ["maintenance"],
  typography: ["typography"],
  wishlist: ["wishlist"],
  sharedWishlist: ["sharedWishlist"],
};

const screens = Object.entries(files).flatMap(([folder, names]) =>
  names.flatMap((screen) =>
    locales.map((locale) => {
      const path = routePath(screen, locale);
      return route(path, `routes/${folder}/route.tsx`, { id: `${screen}.${locale}`, index: path === "" });
    }),
  ),
);

/** Routes of downloads: files without a page around them. */
const documents = (["orderDocument", "accountDocument"] as const).flatMap((screen) =>
  locales.map((locale) => route(routePath(screen, locale), `routes/${screen}/route.ts`, { id: `${screen}.${locale}` })),
);

export default [
  ...screens,
  ...locales.map((locale) =>
    route(routePath("searchSuggestions", locale), "routes/searchSuggestions/route.ts", {
      id: `searchSuggestions.${locale}`,
    }),
  ),
  ...(["servicePhoto", "claimPhoto"] as const).flatMap((screen) =>
    locales.map((locale) =>
      route(routePath(screen, locale), `routes/${screen}/route.ts`, { id: `${screen}.${locale}` }),
    ),
  ),
  ...locales.map((locale) =>
    route(routePath("pickupPoints", locale), "routes/pickupPoints/route.ts", { id: `pickupPoints.${locale}` }),
  ),
  ...documents,
  route("robots.txt", "routes/sitemap/route.ts", { id: "robots" }),
  route("sitemap.xml", "routes/sitemap/route.ts", { id: "sitemap" }),
  route("img/*", "routes/pictures/route.ts"),
  route(paymentNoticeAddress.slice(1), "routes/paymentNotice/route.ts"),
  route(`${trialGatewayPath.slice(1)}/*`, "routes/trialGatewayCalls/route.ts"),
  route(accountExportAddress.slice(1), "routes/accountExport/route.ts"),
  route(apiDocsAddress.slice(1), "routes/apiDocs/route.tsx"),
  route("api/*", "routes/api/route.ts", { id: "api" }),
  // These routes are listed because the catalog's three parameters would take precedence over the splat.
  route("api/:first/:second", "routes/api/route.ts", { id: "api.call" }),
  route("language", "routes/language/route.ts"),
  route("consent", "routes/consent/route.ts"),
  route("close", "routes/close/route.ts"),
  route("light", "routes/light/route.ts"),
  route("banner/:id", "routes/banner/route.ts", { id: "banner.cs" }),
  route("sk/banner/:id", "routes/banner/route.ts", { id: "banner.sk" }),
  route("*", "routes/notFound/route.tsx"),
] satisfies RouteConfigEntry[];
