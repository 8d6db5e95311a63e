import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { EmailContent } from "~/ui/email";

type OrderEmailContext = { locale: Locale; t: Translate; confirmUrl: string; leaveUrl: string };

/** Renders the e-mail that asks to confirm the subscription (decision 71). */
export function newsletterConfirmationEmail({ locale, t, confirmUrl, leaveUrl }: OrderEmailContext): EmailContent {
  const paragraph = (text: string) => ({ kind: "paragraph", text }) as const;
  return {
    language: locale,
    subject: t("newsletter:mail.subject"),
    title: t("newsletter:mail.title"),
    sections: [
      { parts: [paragraph(t("newsletter:mail.hello")), paragraph(t("newsletter:mail.text"))] },
      { parts: [{ kind: "link", text: t("newsletter:mail.confirm"), address: confirmUrl }] },
      {
        parts: [
          paragraph(t("newsletter:mail.ignore")),
          { kind: "link", text: t("newsletter:mail.leave"), address: leaveUrl },
        ],
      },
    ],
  };
}
