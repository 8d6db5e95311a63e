import { useTranslation } from "react-i18next";

import type { GiftDetails } from "./gift";
import { giftFacts } from "./giftFacts";

type GiftFactsProps = { gift: GiftDetails; className: string; sentAt?: number | null };

/** Says whom a gift voucher is for, where it goes and when. Needs the namespace `vouchers`. */
export function GiftFacts({ gift, className, sentAt = null }: GiftFactsProps) {
  const { t } = useTranslation("vouchers");
  const facts = giftFacts(gift, sentAt, (key, values) => t(`gift.line.${key}`, values));
  return <p className={className}>{facts.join(" · ")}</p>;
}
