import { useTranslation } from "react-i18next";

import { formatDate } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import { type GiftDetails, isByEmail } from "./gift";

type GiftFactsProps = { gift: GiftDetails; className: string; sentAt?: number | null };

/** For whom a gift voucher is, where it goes and when. Needs the namespace `vouchers`. */
export function GiftFacts({ gift, className, sentAt = null }: GiftFactsProps) {
  const { t } = useTranslation("vouchers");
  const { recipientName, recipientEmail, sendOn } = gift;
  const way = () => {
    if (!isByEmail(gift)) return [t("gift.line.printed")];
    const to = recipientEmail ? t("gift.line.to", { email: recipientEmail }) : t("gift.line.toBuyer");
    if (sentAt !== null) return [to, t("gift.line.sent", { date: formatDate(sentAt) })];
    return [to, sendOn ? t("gift.line.sendOn", { date: formatDay(sendOn) }) : t("gift.line.sendNow")];
  };
  const name = recipientName ? [t("gift.line.for", { name: recipientName })] : [];
  return <p className={className}>{[...name, ...way()].join(" · ")}</p>;
}
