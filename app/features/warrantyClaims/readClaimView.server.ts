import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { findOrder } from "~/features/orders/orders.queries.server";
import { departmentAddress } from "~/features/settings/company";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { formatDate, formatDateTime } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import { readPhotos } from "~/platform/uploads/upload.queries.server";
import type { ClaimView } from "./ClaimPage";
import { claimPhotoAddress } from "./claimAddresses";
import { readClaimedPieces } from "./claimableLines.queries.server";
import { claimRefundWay } from "./claimRefundWay.server";
import { disputeText } from "./disputeText";
import {
  isCompanyOrder,
  isGivenToVouchers,
  isOverdue,
  pieceText,
  type WarrantyClaim,
  warrantyPhotoClaim,
} from "./warrantyClaim";
import { readClaimEvents } from "./warrantyClaim.queries.server";

/** Returns a claim in the form in which its page shows it. */
export async function readClaimView(db: Db, claim: WarrantyClaim, now: number): Promise<ClaimView> {
  const { number, state, defect, since, remedy, locale, createdAt, endedAt, dueOn } = claim;
  const order = await findOrder(db, claim.orderId);
  const isCompany = isCompanyOrder(order);
  const currency = await readCurrency(db, order?.locale ?? locale);
  const amount = (minor: number) => (minor > 0 ? formatMoney(minor, currency) : "");
  const t = translatorFor(locale);
  const { company } = await readCachedSettings(db, locale);
  const photos = await readPhotos(db, warrantyPhotoClaim(claim));
  const events = await readClaimEvents(db, claim.id);
  const outcome = endedAt === null ? undefined : events.at(-1);
  return {
    number,
    state,
    defect,
    since,
    remedy,
    orderNumber: order?.number ?? "",
    workshop: departmentAddress(company, locale, t("warrantyClaims:workshop")),
    dispute: disputeText(claim, company, isCompany, t),
    pieces: (await readClaimedPieces(db, claim.id)).map(pieceText),
    madeAt: formatDateTime(createdAt),
    dueOn: isCompany ? "" : formatDay(dueOn),
    isLate: !isCompany && isOverdue(claim, now),
    endedOn: endedAt === null ? null : formatDate(endedAt),
    refund: amount(claim.refundMinor),
    refundWay: await claimRefundWay(db, claim, order, "gateway"),
    gift: amount(claim.giftMinor),
    isGivenToVouchers: isGivenToVouchers(claim),
    photos: photos.map(({ id, ...size }) => ({ ...size, address: claimPhotoAddress(locale, claim, id) })),
    statement: outcome?.note ?? "",
    history: events.map((event) => ({
      at: formatDateTime(event.at),
      state: event.state,
      note: event === outcome ? "" : event.note,
    })),
  };
}
