import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/locale";
import type { Letter as QueuedLetter } from "~/platform/outbox.queries.server";
import { type Letter, letterHtml, letterText } from "~/ui/letter";

type Given = { locale: Locale; link: string };

/** Asks a new customer to prove the address. */
export function proofLetter({ locale, link, firstname }: Given & { firstname: string }): QueuedLetter {
  const t = translatorFor(locale);
  return written({
    language: locale,
    subject: t("account:proofMail.subject"),
    title: t("account:proofMail.title", { firstname }),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("account:proofMail.text") },
          { kind: "link", text: t("account:proofMail.link"), address: link },
          { kind: "paragraph", text: t("account:proofMail.ignore") },
        ],
      },
    ],
  });
}

/** Holds the link to a new password. */
export function resetLetter({ locale, link }: Given): QueuedLetter {
  const t = translatorFor(locale);
  return written({
    language: locale,
    subject: t("account:resetMail.subject"),
    title: t("account:resetMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("account:resetMail.text") },
          { kind: "link", text: t("account:resetMail.link"), address: link },
          { kind: "paragraph", text: t("account:resetMail.ignore") },
        ],
      },
    ],
  });
}

function written(letter: Letter): QueuedLetter {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}
