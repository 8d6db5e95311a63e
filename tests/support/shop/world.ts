import type { Db } from "~/platform/database/database.server";
import { openLog } from "~/platform/log/log.server";
import type { Mail } from "~/platform/mail/mail.server";
import type { PaymentGatewaySettings } from "~/platform/process/environment.server";
import type { World } from "~/platform/process/world.server";

export const trialGateway: PaymentGatewaySettings = {
  url: "http://127.0.0.1:1",
  merchant: "test",
  secret: "test",
  isTrial: true,
  isBuiltIn: true,
};

/** Replaces the trial gateway with another one, or with none. */
export function withGateway(world: World, paymentGateway: PaymentGatewaySettings | null): World {
  return { ...world, environment: { ...world.environment, paymentGateway } };
}

/**
 * Returns a world with a test's own database, a fixed clock, a mailbox in memory and no log. Commands in it are run by
 * Jana.
 */
export function testWorld(db: Db, { now = 1_795_000_000_000 } = {}): World & { emails: Mail[]; actor: string } {
  const emails: Mail[] = [];
  return {
    environment: {
      isProduction: true,
      port: 3000,
      host: "127.0.0.1",
      dataDir: "test-results/data",
      databaseUrl: undefined,
      objectStorage: undefined,
      picturesOrigin: undefined,
      metrics: undefined,
      databasePool: 10,
      sessionSecret: "a-secret-of-tests-with-32-characters",
      publicUrl: "http://shop.test",
      hasSecureCookies: true,
      smtpUrl: undefined,
      aresUrl: "http://127.0.0.1:1",
      rpoUrl: "http://127.0.0.1:1",
      paymentGateway: trialGateway,
      workers: 1,
      trustedProxies: 0,
      geoCountryHeader: undefined,
      logLevel: "silent",
      plain: new Set(),
    },
    db,
    mailer: { send: async (mail) => void emails.push(mail) },
    gateway: { open: async () => undefined, ask: async () => undefined, refund: async () => undefined },
    log: openLog("silent"),
    now: () => now,
    emails,
    actor: "Jana",
  };
}
