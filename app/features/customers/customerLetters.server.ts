import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Letter as QueuedLetter } from "~/platform/mail/outbox.queries.server";
import { writtenInstant } from "~/platform/time/formatDate";
import { type Letter, letterHtml, letterText } from "~/ui/letter";

type Given = { locale: Locale; link: string };

/** Asks a new customer to prove the address. It may be a stranger's, so nothing that was typed is in it. */
export function proofLetter({ locale, link }: Given): QueuedLetter {
  const t = translatorFor(locale);
  return written({
    language: locale,
    subject: t("account:proofMail.subject"),
    title: t("account:proofMail.title"),
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

/** Asks the address that an account is to have from now on. */
export function emailChangeLetter({ locale, link }: Given): QueuedLetter {
  const t = translatorFor(locale);
  return written({
    language: locale,
    subject: t("account:emailMail.subject"),
    title: t("account:emailMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("account:emailMail.text") },
          { kind: "link", text: t("account:emailMail.link"), address: link },
          { kind: "paragraph", text: t("account:emailMail.ignore") },
        ],
      },
    ],
  });
}

/** Tells the address that an account had so far. It holds no link that does anything. */
export function emailWarningLetter({ locale, newEmail }: { locale: Locale; newEmail: string }): QueuedLetter {
  const t = translatorFor(locale);
  return written({
    language: locale,
    subject: t("account:warningMail.subject"),
    title: t("account:warningMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("account:warningMail.text", { email: newEmail }) },
          { kind: "paragraph", text: t("account:warningMail.stop") },
        ],
      },
    ],
  });
}

/** Tells the owner that the password is another now, and where to set a new one. */
export function passwordChangedLetter({ locale, link, at }: Given & { at: number }): QueuedLetter {
  const t = translatorFor(locale);
  return written({
    language: locale,
    subject: t("account:passwordMail.subject"),
    title: t("account:passwordMail.subject"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("account:passwordMail.text", { at: writtenInstant(at) }) },
          { kind: "paragraph", text: t("account:passwordMail.stop") },
          { kind: "link", text: t("account:passwordMail.link"), address: link },
        ],
      },
    ],
  });
}

function written(letter: Letter): QueuedLetter {
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}
