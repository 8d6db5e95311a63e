import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export type Mail = {
  /** Stable for one letter, so that a mailbox can tell a repetition. */
  id: string;
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type Mailer = { send(mail: Mail): Promise<void> };

/** SMTP when a URL is given; else each letter becomes an .eml file in `outbox` under the data folder. */
export function openMailer({ smtpUrl, dataDir, patienceMs = 30_000 }: Setting): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, patienceMs) : folderMailer(join(dataDir, "outbox"));
}

/** `patienceMs` is for a letter's whole way, far less than the time for which it is claimed: no other process sends it. */
type Setting = { smtpUrl: string | undefined; dataDir: string; patienceMs?: number };

/** A mail server's answers are a few lines. */
const largestAnswerBytes = 65_536;

/** The waits of each step begin anew with every byte, so a server that trickles is cut off by the whole's. */
function smtpMailer(smtpUrl: string, patienceMs: number): Mailer {
  const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url: smtpUrl, ...waits, maxResponseSize: largestAnswerBytes });
  return {
    async send(mail) {
      await transport.sendMail({ ...messageOf(mail), signal: AbortSignal.timeout(patienceMs) });
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

function messageOf({ id, ...mail }: Mail) {
  return {
    ...mail,
    messageId: `<${id}@kara.example>`,
    headers: { "Auto-Submitted": "auto-generated" },
    attachDataUrls: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
