import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type SmtpServer = { url: string; emails: string[]; refuse: (isRefusing: boolean) => void };

/** Starts an SMTP server on a free port that records e-mails; it stops with the test. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const emails: string[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (isRefusing) return done(new Error("mailbox full"));
        emails.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    refuse: (wanted) => {
      isRefusing = wanted;
    },
  };
}
