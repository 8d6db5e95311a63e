import type { Notice } from "~/platform/http/notice.server";

/** True for notices that the cart's panel shows, as it opens with what was added. */
export function opensCart(notice: Notice | null): boolean {
  return notice?.tone === "good" && (notice.key === "added" || notice.key === "clamped");
}
