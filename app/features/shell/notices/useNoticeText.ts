import { useTranslation } from "react-i18next";

import type { Notice } from "~/platform/http/notice.server";

const noticeKeys = [
  "cookiesRefused" as const,
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
  ] as const),
  ...(["restored", "notRestored", "cartCopied", "cartCopiedPartly", "cartLoadFailed", "wishLoadFailed"] as const),
  ...(["signInFirst", "signedIn", "signedOut", "signedOutEverywhere", "welcome", "accountDeleted"] as const),
  ...(["voucherAdded", "voucherRemoved", "voucherRemoveFailed", "giftBalance", "giftOver"] as const),
  ...(["saved", "removedAddress", "passwordChanged", "passwordSaved", "proofSent"] as const),
  ...(["orderCancelled", "orderTooLate", "reordered", "reorderedPartly", "reorderedNothing"] as const),
  ...(["reservationExtended", "reservationCancelled", "reservationOver"] as const),
  ...(["paymentNotOpened", "paymentOver", "paymentChanged"] as const),
  ...(["reviewed", "reviewRefused"] as const),
  ...(["watching", "unwatched", "newsletter"] as const),
  ...(["wishAdded", "wishRemoved", "wishNoted", "wishRenewed", "wishFull"] as const),
  ...(["wishCreateFailed", "wishAddFailed", "wishRemoveFailed", "wishChangeFailed"] as const),
] as const;

/** The text of a notice; undefined for a key that this version of the shop does not know. */
export function useNoticeText(notice: Notice | null): string | undefined {
  const { t } = useTranslation("shell");
  const key = noticeKeys.find((known) => known === notice?.key);
  return key && notice ? t(`notice.${key}`, { name: "", count: 0, most: 0, ...notice.values }) : undefined;
}
