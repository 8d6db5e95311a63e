import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { EmailContent } from "~/ui/email";
import type { ContactMessage } from "./contactMessage.form";

/** Builds the e-mail with the visitor's message for the shop's staff, in the language of the page. */
export function contactEmail(message: ContactMessage, { locale, t }: { locale: Locale; t: Translate }): EmailContent {
  const { name, email, phone, order_number: orderNumber } = message;
  const rows = [
    { name: t("contact:name"), value: name },
    { name: t("contact:email"), value: email },
    { name: t("contact:phone"), value: phone },
    { name: t("contact:orderNumber"), value: orderNumber },
  ];
  return {
    language: locale,
    subject: t("contact:mail.subject", { name }),
    title: t("contact:mail.title"),
    sections: [
      { parts: [{ kind: "rows", rows: rows.filter(({ value }) => value !== "") }] },
      { title: t("contact:message"), parts: [{ kind: "paragraph", text: message.message }] },
    ],
  };
}
