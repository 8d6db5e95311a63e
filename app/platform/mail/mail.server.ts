import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export type Mail = {
  /** Stays the same for one e-mail, so that mailboxes recognise duplicates. */
  id: string;
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
};

/** A file attached to an e-mail; with a `cid` it is a picture that the HTML shows as `cid:…`. */
export type MailAttachment = { filename: string; contentType: string; content: Buffer; cid?: string };

export type Mailer = { send(mail: Mail): Promise<void> };

/** Opens SMTP when a URL is given; otherwise each e-mail becomes an .eml file in `outbox` in the data folder. */
export function openMailer({ smtpUrl, dataDir, timeoutMs = 30_000 }: Setting): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, timeoutMs) : folderMailer(join(dataDir, "outbox"));
}

/**
 * `timeoutMs` limits the whole delivery. It is far shorter than the lease of an e-mail, so that no other process takes
 * the e-mail over and sends it, too.
 */
type Setting = { smtpUrl: string | undefined; dataDir: string; timeoutMs?: number };

/** The limit is generous: a mail server's responses are a few lines. */
const maxAnswerBytes = 65_536;

/**
 * Sends by SMTP. The timeouts of the single steps restart with every byte, so the total timeout stops a server that
 * trickles.
 */
function smtpMailer(smtpUrl: string, timeoutMs: number): Mailer {
  const waits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url: smtpUrl, ...waits, maxResponseSize: maxAnswerBytes });
  return {
    async send(mail) {
      await transport.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(timeoutMs) });
    },
  };
}

function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}

function messageOf({ id, attachments = [], ...mail }: Mail) {
  return {
    ...mail,
    attachments: [...attachments],
    messageId: `<${id}@kara.example>`,
    headers: { "Auto-Submitted": "auto-generated" },
    attachDataUrls: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
