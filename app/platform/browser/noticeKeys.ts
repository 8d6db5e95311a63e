/** Keys of notices in the namespace `shell`, under `notice`. */
export const noticeKeys = [
  ...(["cookiesRefused", "answerUnseen"] as const),
  ...([
    "added",
    "addedBefore",
    "clamped",
    "removed",
    "updated",
    "cartGone",
    "cartJoined",
    "cartJoinedClamped",
    "cartLinesLeft",
    "cartFull",
    "messageSent",
  ] as const),
  ...(["restored", "notRestored", "cartCopied", "cartCopiedPartly", "cartLoadFailed", "wishLoadFailed"] as const),
  ...(["signInFirst", "signedIn", "signedOut", "signedOutEverywhere", "welcome", "accountDeleted"] as const),
  ...(["voucherAdded", "voucherRemoved", "voucherRemoveFailed", "giftBalance", "giftOver"] as const),
  ...(["saved", "removedAddress", "passwordChanged", "passwordSaved", "proofSent", "emailChangeSent"] as const),
  ...(["orderCancelled", "orderTooLate"] as const),
  ...(["reordered", "reorderedPartly", "reorderedNothing", "reorderedLinesLeft"] as const),
  ...([
    "reservationExtended",
    "reservationCancelled",
    "reservationOver",
    "serviceCancelled",
    "serviceTooLate",
    "claimCancelled",
    "claimTooLate",
  ] as const),
  ...(["paymentNotOpened", "paymentOver", "paymentChanged", "notOrdered"] as const),
  ...(["reviewed", "reviewRefused"] as const),
  ...(["watching", "unwatched", "newsletter"] as const),
  ...(["wishAdded", "wishRemoved", "wishNoted", "wishRenewed", "wishFull"] as const),
  ...(["wishCreateFailed", "wishAddFailed", "wishRemoveFailed", "wishChangeFailed"] as const),
] as const;

export type NoticeKey = (typeof noticeKeys)[number];
