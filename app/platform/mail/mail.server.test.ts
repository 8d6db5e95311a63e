import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";

import { startSmtpServer } from "../../../tests/support/shop/smtpServer";
import { openMailer } from "./mail.server";

const message = {
  id: "a",
  from: "obchod@kara.example",
  replyTo: "obchod@kara.example",
  to: "eva@seznam.cz",
  subject: "Vaše objednávka",
  text: "Děkujeme",
  html: "<p>Děkujeme</p>",
};

/**
 * Starts a mail server that sends whatever `talk` writes. `closed` resolves when the shop has closed the connection.
 */
async function mailServer(talk: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    talk(socket.resume());
  });
  const closed = once(server, "connection").then(([socket]) => once(socket, "close"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, closed };
}

function every(ms: number, socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), ms);
  socket.on("close", () => clearInterval(timer));
}

test("an e-mail is delivered", async () => {
  const { url, emails } = await startSmtpServer();
  await openMailer({ smtpUrl: url, dataDir: "" }).send(message);
  expect(emails).toHaveLength(1);
});

test.each<[string, (socket: Socket) => void]>([
  ["says nothing", () => undefined],
  ["greets without end, line by line", (socket) => every(10, socket, "220-welcome\r\n")],
  ["greets by single letters", (socket) => every(10, socket, "2")],
  [
    "greets and then trickles",
    (socket) => {
      socket.write("220 mail.example\r\n");
      every(10, socket, "250-x\r\n");
    },
  ],
])("a mail server that %s is given up after the timeout", async (_what, talk) => {
  const { smtpUrl, closed } = await mailServer(talk);
  const startedAt = performance.now();
  await expect(openMailer({ smtpUrl, dataDir: "", timeoutMs: 400 }).send(message)).rejects.toThrow();
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  await closed;
});

test("a mail server that sends without end is cut off by the size of its response", async () => {
  const flood = Buffer.alloc(65_536, "2");
  const { smtpUrl, closed } = await mailServer((socket) => {
    const write = () => {
      while (!socket.destroyed && socket.write(flood));
    };
    socket.on("drain", write);
    write();
  });
  await expect(openMailer({ smtpUrl, dataDir: "", timeoutMs: 20_000 }).send(message)).rejects.toThrow(
    /too (?:large|long)|size|exceed/i,
  );
  await closed;
});
