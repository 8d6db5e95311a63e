import { createServer, type Server } from "node:http";
import { AggregatorRegistry } from "prom-client";
import type { World } from "~/platform/process/world.server";

type Figures = { contentType: string; read: () => Promise<string> };

/** Serves the metrics from the primary process, on a port of its own that visitors cannot reach. */
export function serveMetrics({ environment: { metrics }, log }: Pick<World, "environment" | "log">): void {
  if (!metrics) return;
  const registry = new AggregatorRegistry();
  const server = metricsServer({ contentType: registry.contentType, read: () => registry.clusterMetrics() });
  server.on("error", (err) => log.error({ err, ...metrics }, "figures cannot be served: set METRICS_PORT"));
  server.listen(metrics.port, metrics.host, () => log.info(metrics, "figures are at /metrics"));
  server.unref();
}

export function metricsServer({ contentType, read }: Figures): Server {
  return createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}
