import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { RenderedEmail } from "~/platform/mail/outbox.queries.server";
import { formatDateTime } from "~/platform/time/formatDate";
import { type EmailContent, renderEmailHtml, renderEmailText } from "~/ui/email";

type EmailOptions = { locale: Locale; link: string };

/**
 * Renders the e-mail that asks a new customer to verify the address. The address may be a stranger's, so the e-mail
 * contains nothing that was typed.
 */
export function verificationEmail({ locale, link }: EmailOptions): RenderedEmail {
  const t = translatorFor(locale);
  return render({
    language: locale,
    subject: t("account:proofMail.subject"),
    title: t("account:proofMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("orders:mail.hello") },
          { kind: "paragraph", text: t("account:proofMail.text") },
          { kind: "link", text: t("account:proofMail.link"), address: link },
          { kind: "paragraph", text: t("account:proofMail.ignore") },
        ],
      },
    ],
  });
}

/** Renders the e-mail with the link that sets a new password. */
export function passwordResetEmail({ locale, link }: EmailOptions): RenderedEmail {
  const t = translatorFor(locale);
  return render({
    language: locale,
    subject: t("account:resetMail.subject"),
    title: t("account:resetMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("orders:mail.hello") },
          { kind: "paragraph", text: t("account:resetMail.text") },
          { kind: "link", text: t("account:resetMail.link"), address: link },
          { kind: "paragraph", text: t("account:resetMail.ignore") },
        ],
      },
    ],
  });
}

/** Renders the e-mail that asks the new address of an account for verification. */
export function emailChangeEmail({ locale, link }: EmailOptions): RenderedEmail {
  const t = translatorFor(locale);
  return render({
    language: locale,
    subject: t("account:emailMail.subject"),
    title: t("account:emailMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("orders:mail.hello") },
          { kind: "paragraph", text: t("account:emailMail.text") },
          { kind: "link", text: t("account:emailMail.link"), address: link },
          { kind: "paragraph", text: t("account:emailMail.ignore") },
        ],
      },
    ],
  });
}

type WarningOptions = { locale: Locale; newEmail: string; resetUrl: string; contactUrl: string };

/**
 * Renders the e-mail that informs the old address of an account, and says what to do if its owner has not requested the
 * change.
 */
export function emailChangeWarningEmail({ locale, newEmail, resetUrl, contactUrl }: WarningOptions): RenderedEmail {
  const t = translatorFor(locale);
  return render({
    language: locale,
    subject: t("account:warningMail.subject"),
    title: t("account:warningMail.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("orders:mail.hello") },
          { kind: "paragraph", text: t("account:warningMail.text", { email: newEmail }) },
          { kind: "paragraph", text: t("account:warningMail.stop") },
          { kind: "link", text: t("account:warningMail.link"), address: resetUrl },
          { kind: "paragraph", text: t("account:warningMail.late") },
          { kind: "link", text: t("account:warningMail.contact"), address: contactUrl },
        ],
      },
    ],
  });
}

/** Renders the e-mail that informs the owner that the password has changed, and where to set a new one. */
export function passwordChangedEmail({ locale, link, at }: EmailOptions & { at: number }): RenderedEmail {
  const t = translatorFor(locale);
  return render({
    language: locale,
    subject: t("account:passwordMail.subject"),
    title: t("account:passwordMail.subject"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("orders:mail.hello") },
          { kind: "paragraph", text: t("account:passwordMail.text", { at: formatDateTime(at) }) },
          { kind: "paragraph", text: t("account:passwordMail.stop") },
          { kind: "link", text: t("account:passwordMail.link"), address: link },
        ],
      },
    ],
  });
}

function render(email: EmailContent): RenderedEmail {
  return { subject: email.subject, text: renderEmailText(email), html: renderEmailHtml(email) };
}
