import type { Translate } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Letter } from "~/ui/letter";

type LetterWords = { locale: Locale; t: Translate; confirmUrl: string; leaveUrl: string };

/** Asks whether the reader really wants the newsletter (decision 71). */
export function newsletterLetter({ locale, t, confirmUrl, leaveUrl }: LetterWords): Letter {
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
