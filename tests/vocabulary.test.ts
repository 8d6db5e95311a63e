import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Words of our own that the code had for things which every shop has a name for, with that name. They may not come back,
 * neither alone nor as a part of a name. docs/glossary.md has the words that stay special.
 */
const banned: Record<string, string> = {
  glance: "miniCart",
  deed: "action, operation or transaction",
  shelf: "catalogSnapshot",
  shelved: "CachedSnapshot",
  sift: "validate",
  sifted: "ValidationResult",
  complaint: "error",
  liven: "enhance",
  lively: "enhanced",
  overtaken: "ConcurrentUpdate",
  unite: "merge",
  patiently: "withRetry",
  mend: "resolve or repair",
  scriptless: "noScriptOnly",
  catalogue: "catalog",
  handbook: "openApiView",
  sweep: "purgeExpired",
  told: "shown, said, sent or answered",
  whoever: "the role: visitor, customer, operator, staff",
};

/** Whole names that the code had before it used those of the field, with the names of today. */
const former: Record<string, string> = {
  "CartGlance glanceAt useGlance": "miniCart",
  moveToWishes: "moveToWishlist",
  "GoneLine readGoneLines": "unavailableLines",
  "noteChanges seeChanges": "acknowledgeChanges",
  raiseLine: "incrementLine",
  pressOf: "submissionKey",
  "joinCarts uniteWishlists": "mergeCarts, mergeWishlists",
  giveCart: "assignCart",
  "bringVouchers copyChoices": "moveVouchers, copyCheckoutSelection",
  "endTempId keepTempId": "issueGuestCookie, clearGuestCookie",
  knownEmails: "contactEmails",
  "lineDeeds OrderDeeds inOneDeed smallDeeds": "actions, inTransaction",
  eachBit: "forEachBit",
  "putOnShelf readAnew": "upsert, rebuild",
  "complaintsAbout pickComplaints": "validationErrors, selectionErrors",
  LateProductPage: "LazyProductPage",
  "MarkupOpener MarkupWhenOpened": "DeferredDetails",
  "TurnButton PictureStage": "GalleryArrow, GalleryViewer",
  "LookForm ProductLook": "QuickView",
  "CategoryDoors doorOf": "SubcategoryNav, CategoryTile",
  useRestedOn: "useHoveredCards",
  useEarlyChoice: "usePreHydrationSelection",
  useHasScript: "useHydrated",
  "pickVariant variantMeant": "selectVariant, selectedVariant",
  NearOffers: "alternatives",
  "inTurns spreadKinds": "interleaveCategories",
  writtenPrice: "importedPrice",
  writeFilterView: "buildFilterView",
  partParameters: "splitParameters",
  "WatchForm watchStock": "stockAlert",
  seenProducts: "recentlyViewed",
  "FactBlock ProductFacts shopFacts": "DescriptionList",
  FormAgain: "FormMessage",
  keepWantedPath: "rememberReturnTo",
  mayTry: "checkRateLimit",
  "isEmailProved openProof proveEmail sendProof takeProof": "createVerification, verifyEmail, isEmailVerified",
  foldEmail: "normalizeEmail",
  deviceOf: "describeUserAgent",
  enterAccount: "completeSignIn",
  "ImportWorld OrderDesk PaymentDesk SettlingDesk": "OrderDeps",
  "letterHtml withLetterhead orderDeedLetter": "renderEmailHtml, orderStatusEmail",
  crownBestsellers: "updateBestsellers",
  settleSilent: "reconcilePendingPayments",
  "notePaid oweRefund takeMoney": "markPaid, markRefundDue, recordPayment",
  orderMoves: "orderTransitions",
  "OpenLine clipToOpen": "ReturnableLine, clampToReturnable",
  "WithdrawalOver confirmStated stateWithdrawal": "WithdrawalClosed, submitWithdrawal, confirmWithdrawal",
  reachableLines: "fulfillableLines",
  WholeCheckout: "CompleteCheckout",
  mendLine: "resolveLine",
  "restScripts wakeScripts": "deferHydration",
  "answerShared asksSharing giveSharedPages": "pageCache",
  narrowBuilds: "routeSubset",
  "BareFault CartFault FaultPage answerFault": "errorHandler, ErrorPage",
  useLiveliness: "enhance",
  "useHandover useWaysOut": "useHoverTakeover, useDismiss",
  "useLeaving whenUntouched": "autoDismissWhenIdle",
  welcomeVisitor: "redirectToLocale",
  leadBack: "redirectBack",
  wayWhileClosed: "maintenanceRedirect",
  isSparing: "prefersReducedData",
  calmMotion: "reducedMotion",
  loggedPath: "redactPath",
  bareText: "stripTags",
  networkOf: "subnetOf",
  "forAnybody takeJson": "optionalAuth, requireJson",
  "BadUsage readWords": "UsageError, parseArgs",
  "foundKinds recordMiss": "resultKinds, recordZeroResult",
  "movingHand postOffice suddenEnd lastPieces": "pointerActivity, smtpServer, crashRecovery, oversell",
};

const sources = ["app", "tests", "styles"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)))
  .concat("server.ts", "vite.config.ts")
  // Migrations that have run elsewhere keep their names.
  .filter((file) => /\.tsx?$/.test(file) && !/database\/(?:migrations|schema)\b|vocabulary\.test\.ts$/.test(file));

/** `moveOrderLines` has the words move, order and lines; texts in quotes are not looked at. */
function wordsOf(code: string): Set<string> {
  const names = code.replace(/"(?:[^"\\\n]|\\.)*"/g, "").match(/[A-Za-z]+/g) ?? [];
  return new Set(names.flatMap((name) => name.split(/(?<=[a-z])(?=[A-Z])/)).map((word) => word.toLowerCase()));
}

test("names and comments use the words of the trade", () => {
  const found = sources.flatMap((file) => {
    const words = wordsOf(`${file} ${readFileSync(file, "utf8")}`);
    return Object.entries(banned)
      .filter(([word]) => words.has(word))
      .map(([word, instead]) => `${file}: ${word} (instead: ${instead})`);
  });
  expect(found).toEqual([]);
});

test("no former name is back", () => {
  const today = Object.entries(former).flatMap(([names, name]) => names.split(" ").map((old) => [old, name] as const));
  const found = sources.flatMap((file) => {
    const names = new Set(`${file} ${readFileSync(file, "utf8")}`.match(/[A-Za-z]+/g));
    return today.filter(([old]) => names.has(old)).map(([old, name]) => `${file}: ${old} (instead: ${name})`);
  });
  expect(found).toEqual([]);
});
