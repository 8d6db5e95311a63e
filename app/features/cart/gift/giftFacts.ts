import { formatDate } from "~/platform/time/formatDate";
import { formatDay } from "~/platform/time/pragueClock";
import { type GiftDetails, isByEmail } from "./gift";

type Fact = "for" | "to" | "toBuyer" | "sendOn" | "sendNow" | "sent" | "printed";
type Word = (key: Fact, values: { name: string; email: string; date: string }) => string;

/** Returns whom a gift voucher is for, where it goes and when; `word` translates `vouchers:gift.line.…`. */
export function giftFacts(gift: GiftDetails, sentAt: number | null, word: Word): string[] {
  const { recipientName: name, recipientEmail: email, sendOn } = gift;
  const on = sendOn ? formatDay(sendOn) : "";
  const date = sentAt === null ? on : formatDate(sentAt);
  const fact = (key: Fact) => word(key, { name, email, date });
  const when = sentAt === null ? fact(sendOn ? "sendOn" : "sendNow") : fact("sent");
  const way = isByEmail(gift) ? [fact(email ? "to" : "toBuyer"), when] : [fact("printed")];
  return name ? [fact("for"), ...way] : way;
}
