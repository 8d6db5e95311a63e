import { bodyLine, companyLine } from "~/features/settings/company";
import type { Locale } from "~/platform/i18n/locale";
import type { EmailBlock, EmailSection } from "~/ui/email";
import type { OrderEmailContext } from "./orderEmail";

/** Says when the contract is concluded, what it consists of, who the seller is, and who settles disputes (domain 5). */
export function contractSection({ t, settings, termsId }: OrderEmailContext, locale: Locale): EmailSection {
  const { company, bank_account, shop_mail } = settings;
  const seller = companyLine(company, locale, t) || bank_account.holder;
  const { mediator } = company;
  const texts = [
    t("legal:contract.confirmed"),
    termsId ? t("legal:contract.attached") : "",
    t("legal:contract.seller", { seller, email: shop_mail.reply_to, phone: company.phone }),
    mediator ? t("legal:contract.mediator", { mediator: bodyLine(mediator) }) : "",
  ];
  return { title: t("legal:contract.title"), parts: texts.filter(Boolean).map(paragraph) };
}

export function withdrawalSection({ t, settings, withdrawalUrl }: OrderEmailContext): EmailSection {
  const email = settings.shop_mail.reply_to;
  const texts = [
    t("orders:withdrawal.right"),
    t("orders:withdrawal.how", { email }),
    t("orders:withdrawal.refund"),
    t("orders:withdrawal.except"),
  ];
  const link: EmailBlock = { kind: "link", text: t("orders:withdrawal.link"), address: withdrawalUrl };
  return { title: t("orders:withdrawal.title"), parts: [...texts.map(paragraph), link] };
}

function paragraph(text: string): EmailBlock {
  return { kind: "paragraph", text };
}
