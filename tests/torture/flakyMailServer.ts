import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/**
 * good: accepts the e-mail · refuse: rejects it · drop: accepts the e-mail and closes the connection before saying so ·
 * hang: never responds.
 */
export type MailMood = "good" | "refuse" | "drop" | "hang";

export type FlakyMailServer = {
  url: string;
  /** How often each e-mail was accepted, by its Message-ID. */
  acknowledged: Map<string, number>;
  setMood: (mood: MailMood) => void;
  close: () => Promise<void>;
};

/** Starts a real SMTP server that misbehaves as a scenario sets it. */
export async function openFlakyMailServer(): Promise<FlakyMailServer> {
  const acknowledged = new Map<string, number>();
  let mood: MailMood = "good";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "refuse") return done(new Error("mailbox full"));
        if (mood === "drop") return endConnection(server, session.id);
        if (mood === "hang") return undefined;
        const id = messageId(Buffer.concat(chunks).toString("utf8"));
        acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
        return done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    acknowledged,
    setMood: (wanted) => {
      mood = wanted;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function endConnection(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections) {
    if ("id" in connection && connection.id === sessionId && "close" in connection) {
      (connection as { close: () => void }).close();
    }
  }
}

function messageId(email: string): string {
  return /^message-id:\s*<([^>]+)>/im.exec(email)?.[1] ?? "none";
}
