import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import type { PageView } from "~/features/content/InfoPage";
import { PageFrame } from "~/features/content/PageFrame";
import * as frame from "~/features/content/PageFrame.css";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { RichText } from "~/ui/RichText";
import { type GiftFormRefusal, GiftVoucherForm } from "./GiftVoucherForm";

type GiftVoucherPageProps = { view: PageView; refusal: GiftFormRefusal | undefined };

/** Shows the form that buys a gift voucher, and below it the operator's text with the terms. */
export function GiftVoucherPage({ view: { page, crumbs, siblings }, refusal }: GiftVoucherPageProps) {
  const { t } = useTranslation("vouchers");
  const locale = useLocale();
  const { id, title, lead, group, picture } = page;
  return (
    <PageFrame
      id={id}
      title={title}
      lead={lead}
      group={group}
      crumbs={crumbs}
      siblings={siblings}
      picture={picture}
      aside={
        <>
          <p>
            <a href={addressOf("giftBalance", locale)}>{t("gift.balance.link")}</a>
          </p>
          <RichText style={frame.richText} html={page.bodyHtml} />
        </>
      }
    >
      <GiftVoucherForm refusal={refusal} />
    </PageFrame>
  );
}
