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
export function openMailer({ smtpUrl, dataDir }: { smtpUrl: string | undefined; dataDir: string }): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : folderMailer(join(dataDir, "outbox"));
}

/** Far less than the time for which a letter is claimed, so that no other process sends it meanwhile. */
const patienceMs = 30_000;

function smtpMailer(smtpUrl: string): Mailer {
  const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url: smtpUrl, ...waits });
  return { send: async (mail) => void (await transport.sendMail(messageOf(mail))) };
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
