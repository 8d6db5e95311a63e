import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { createRequestHandler, type GetLoadContextFunction } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { purgeExpiredAccountData } from "~/features/customers/purgeExpiredAccountData.server";
import { queueDueGiftVouchers } from "~/features/giftVouchers/queueDueGiftVouchers.server";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import { answerReadiness } from "~/features/operations/answerReadiness.server";
import { countAnswers } from "~/features/operations/metrics.server";
import { serveMetrics } from "~/features/operations/serveMetrics.server";
import { updateBestsellers } from "~/features/orders/bestsellers/updateBestsellers.server";
import { deliverDueMail } from "~/features/orders/email/deliverMail.server";
import { expireUnpaid } from "~/features/orders/expireUnpaid.server";
import { reconcilePendingPayments } from "~/features/orders/payment/settlePayment.server";
import { purgePersonalData } from "~/features/privacy/purgePersonalData.server";
import { applySchedule } from "~/features/products/refreshOffers.server";
import { expireReservations } from "~/features/reservations/endReservation.server";
import { openSearch } from "~/features/search/searchShop.server";
import { markCookieTest } from "~/features/shell/cookieTest.server";
import { rejectFormsDuringMaintenance } from "~/features/shell/maintenance/maintenance.server";
import { planPage } from "~/features/shell/pageCache/pageCacheKey.server";
import { redirectToCanonicalPath } from "~/features/shell/redirectToCanonicalPath.server";
import { notifyBackInStock } from "~/features/stockAlerts/notifyBackInStock.server";
import { methodsOfShop } from "~/methodsOf.server";
import { takesPhotos } from "~/photoPaths";
import { ownPageBrotli } from "~/platform/compression/pageBrotli.server";
import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { migrate } from "~/platform/database/migrations.server";
import { retryUntilDatabaseAnswers } from "~/platform/database/retryUntilDatabaseAnswers.server";
import { keepBuild, keptAssetsFolder } from "~/platform/files/keptAssets.server";
import { serveFiles } from "~/platform/files/serveFiles.server";
import { requireAllowedMethod } from "~/platform/http/allowedMethods.server";
import { errorHandler } from "~/platform/http/errorHandler.server";
import { handleOutages } from "~/platform/http/handleOutages.server";
import { rejectMalformedRequests } from "~/platform/http/plainRequest.server";
import { limitRequests, requestLimits } from "~/platform/http/requestLimits.server";
import { logRequests } from "~/platform/http/requestLog.server";
import { rejectCrossSiteForms } from "~/platform/http/sameOrigin.server";
import { servePictures } from "~/platform/pictures/pictures.server";
import { readEnvironment } from "~/platform/process/environment.server";
import { EnvironmentError } from "~/platform/process/environmentError";
import { startJob } from "~/platform/process/jobs.server";
import { stopOnSignal } from "~/platform/process/stopOnSignal.server";
import { cannotListen, settleWorker, superviseWorkers } from "~/platform/process/workers.server";
import { openWorld, type World } from "~/platform/process/world.server";
import { hourMs, minuteMs } from "~/platform/time/durations";
import { allowCheckedOrigin } from "~/platform/workarounds/allowCheckedOrigin.server";
import { cachePages } from "~/platform/workarounds/pageCache.server";
import { createRouteSubset } from "~/platform/workarounds/routeSubset.server";
import { redactPath } from "~/redactPath";

/** Statement timeout of page requests; a command or a migration may take longer. */
const statementMs = 30_000;
const mailPauseMs = 3_000;
const schedulePauseMs = 10_000;
const bestsellerPauseMs = hourMs;
const unpaidPauseMs = minuteMs;
const purgePauseMs = hourMs;

try {
  const environment = readEnvironment(process.env);
  const world = openWorld(environment, cluster.isWorker ? { statementMs } : {});
  if (cluster.isPrimary) await retryUntilDatabaseAnswers(world.log, () => migrate(world.db));
  if (cluster.isPrimary && environment.isProduction) warnOfNoBank(world);
  if (cluster.isPrimary && environment.isProduction) keepBuild("build/client/assets", world);
  if (cluster.isPrimary && environment.isProduction) serveMetrics(world);
  if (cluster.isPrimary && environment.isProduction) await superviseWorkers(world);
  else await serve(world);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Logs how card payments work without a configured bank. */
function warnOfNoBank({ environment: { paymentGateway }, log }: World): void {
  if (!paymentGateway) log.warn("payments by card are not offered: set PAYMENT_GATEWAY_URL");
  else if (paymentGateway.isBuiltIn) {
    log.warn("cards are paid at the built-in trial gateway, no money moves: set PAYMENT_GATEWAY_URL");
  }
}

async function serve(world: World): Promise<void> {
  const { port, host, publicUrl } = world.environment;
  const server = createServer(requestLimits);
  limitRequests(server, takesPhotos);
  server.on("request", await shopApp(world, server));
  await readAhead(world);
  await listen(server, port, host);
  settleWorker();
  if (cluster.isPrimary) world.log.info({ port, host }, `the shop is open at ${publicUrl}`);
  // In development Vite has its own module instances, which build the index at the first search.
  if (world.environment.isProduction) openSearch(world);
  const round = (name: string, pauseMs: number, go: () => Promise<unknown>) =>
    startJob(world.log, { name, pauseMs }, go);
  const rounds = [
    round("the mail round", mailPauseMs, () => deliverDueMail(world)),
    round("the round of stock alerts", mailPauseMs, () => notifyBackInStock(world)),
    round("the round of gift vouchers", mailPauseMs, () => queueDueGiftVouchers(world)),
    // The bank is asked first, also about payments of orders that are not due yet.
    round("the round of unpaid orders", unpaidPauseMs, () =>
      reconcilePendingPayments(world).then(() => expireUnpaid(world, world.log)),
    ),
    round("the round of reservations", unpaidPauseMs, () => expireReservations(world, world.log)),
    round("the round of sales", schedulePauseMs, () => applySchedule(world)),
    round("the count of bestsellers", bestsellerPauseMs, () => updateBestsellers(world)),
    round("the purge", purgePauseMs, () => purgeExpiredAccountData(world).then(() => purgePersonalData(world))),
  ];
  stopOnSignal(server, world, () => {
    for (const end of rounds) end();
  });
}

/**
 * A worker that starts during a database outage serves all the same: pages show the outage, and the index is read
 * later.
 */
async function readAhead({ db, log }: World): Promise<void> {
  try {
    await readListingIndex(db);
  } catch (err) {
    if (!isDatabaseUnavailable(err)) throw err;
    log.warn({ err }, "the catalogue was not read ahead");
  }
}

/**
 * A port in use is for the operator to fix: one sentence, and an exit code that tells the primary process not to retry.
 */
function listen(server: Server, port: number, host: string): Promise<void> {
  server.once("error", (error) => {
    console.error(`The shop cannot listen on ${host}:${port} (${error.message}). Set PORT or HOST.`);
    process.exit(cannotListen);
  });
  return new Promise((listening) => server.listen(port, host, listening));
}

async function shopApp(world: World, server: Server) {
  const { plain } = world.environment;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", world.environment.trustedProxies);
  app.use((_request, response, next) => {
    response.locals.requestId = randomUUID();
    response.setHeader("X-Request-Id", response.locals.requestId);
    next();
  });
  if (world.environment.metrics && cluster.isWorker) app.use(countAnswers(world));
  app.get("/healthz", (_request, response) => void response.type("text").send("ok"));
  app.get(
    "/readyz",
    answerReadiness(world, () => server.listening),
  );
  app.use(logRequests(world.log, redactPath));
  app.use(rejectMalformedRequests(world.environment));
  // Before all that only pages need: a first visit asks for one page and thirty files.
  if (world.environment.isProduction) app.use(serveFiles("build/client", keptAssetsFolder(world.environment.dataDir)));
  app.use(servePictures({ place: world.environment, log: world.log }));
  app.use(redirectToCanonicalPath);
  if (!plain.has("pageCache")) app.use(cachePages((request) => planPage(world, request)));
  app.use(compression({ brotli: { params: ownPageBrotli } }));
  app.use(rejectCrossSiteForms(world.environment));
  if (!plain.has("allowCheckedOrigin")) app.use(allowCheckedOrigin);
  app.use(rejectFormsDuringMaintenance(world));
  app.use(markCookieTest());
  const build = await openBuild(app, world, server);
  if (typeof build !== "function") app.use(requireAllowedMethod(methodsOfShop(build, "build/client")));
  const getLoadContext = (request: express.Request, response: express.Response) => ({
    world,
    clientAddress: request.ip ?? "",
    requestId: String(response.locals.requestId),
    pageCache: response.locals.pageCache,
    closedForm: response.locals.closedForm,
    ...(request.path.endsWith(".data") ? {} : { pageMarkup: new Map() }),
  });
  app.all("*", answerRoutes(build, getLoadContext, !plain.has("routeSubset")));
  app.use(errorHandler(world.log, redactPath));
  return app;
}

type Build = Awaited<ReturnType<typeof openBuild>>;

function answerRoutes(
  build: Build,
  getLoadContext: GetLoadContextFunction,
  hasSubsets: boolean,
): express.RequestHandler {
  if (typeof build === "function" || !hasSubsets) return createRequestHandler({ build, getLoadContext });
  const buildFor = createRouteSubset(build);
  const handlers = new Map<ServerBuild, express.RequestHandler>();
  return (request, response, next) => {
    const narrowed = buildFor(request.path);
    const handler = handlers.get(narrowed) ?? createRequestHandler({ build: narrowed, getLoadContext });
    handlers.set(narrowed, handler);
    return handler(request, response, next);
  };
}

/** In development Vite builds on the fly. */
async function openBuild(app: express.Express, world: World, server: Server) {
  if (world.environment.isProduction) {
    return handleOutages(await import("virtual:remix/server-build"), redactPath);
  }
  const vite = await (await import("vite")).createServer({ server: { middlewareMode: true, hmr: { server } } });
  app.use(vite.middlewares);
  return () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
}
