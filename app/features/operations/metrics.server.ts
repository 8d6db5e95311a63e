import type { RequestHandler } from "express";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { countOpenPayments } from "~/features/payments/payments.queries.server";
import type { World } from "~/platform/process/world.server";
import { countMailWaiting, countOrders, readOverdueMail } from "./operations.queries.server";
import { overdueAfterMs } from "./readiness.server";
import { refusalCounts, refusalIds } from "./refusals.server";

export type MetricsDeps = Pick<World, "db" | "now">;

/**
 * Creates the metrics of one process: its memory, event loop and responses, and what the database knows about orders,
 * e-mails and payments. The primary sums up those of all workers. Values from the database are the same in each, so
 * their maximum is used.
 */
export function openMetrics({ db, now }: MetricsDeps, registry = new Registry()) {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const responses = new Counter({
    name: "shop_responses_total",
    help: "Answers by method and status; 5xx are faults of the shop, 409 and 422 are refusals",
    labelNames: ["method", "status"],
    registers,
  });
  new Counter({
    name: "shop_refusals_total",
    help: "Orders, and forms that lead to them, that the shop refused, by reason",
    labelNames: ["reason"],
    registers,
    collect() {
      this.reset();
      const counts = refusalCounts();
      for (const reason of refusalIds) this.inc({ reason }, counts[reason]);
    },
  });
  const ofDatabase = (name: string, help: string, read: () => Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      aggregator: "max",
      async collect() {
        this.set(await read().catch(() => Number.NaN));
      },
    });
  ofDatabase("shop_orders", "Orders placed, cancelled ones included", () => countOrders(db));
  ofDatabase("shop_mail_waiting", "E-mails that are not sent yet", () => countMailWaiting(db));
  ofDatabase("shop_mail_overdue", "E-mails that should have been sent", async () => {
    const overdue = await readOverdueMail(db, { queuedBefore: now() - overdueAfterMs, now: now() });
    return overdue.count;
  });
  ofDatabase("shop_payments_open", "Payments begun at the gateway whose outcome is not known", () =>
    countOpenPayments(db),
  );
  const count: RequestHandler = ({ method }, response, next) => {
    response.on("finish", () => responses.inc({ method: knownMethod(method), status: String(response.statusCode) }));
    next();
  };
  return { registry, count };
}

/** Counts the responses of a worker, and sends its metrics to the primary on request. */
export function countAnswers(deps: MetricsDeps): RequestHandler {
  const { registry, count } = openMetrics(deps);
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
  return count;
}

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Returns a known method or `other`, as each method that a client invents would otherwise become a label of its own.
 */
function knownMethod(method: string): string {
  return methods.has(method) ? method : "other";
}
