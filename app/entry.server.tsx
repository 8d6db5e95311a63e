import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { isPageCacheable } from "~/features/shell/pageCache/pageCacheKey.server";
import { sharedSearch } from "~/features/shell/pageCache/pageParameters";
import { type LocaleRedirect, redirectToLocale } from "~/features/shell/redirectToLocale.server";
import { retryAfterSeconds } from "~/platform/database/databaseUnavailable.server";
import { NonceProvider } from "~/platform/http/nonce";
import { setSecurityHeaders } from "~/platform/http/securityHeaders.server";
import { sentPath } from "~/platform/http/sentPath.server";
import { i18nFor } from "~/platform/i18n/i18n.server";
import { requestLocale } from "~/platform/i18n/locale";
import { PageMarkupProvider } from "~/platform/markup/StaticMarkup";
import type { Environment } from "~/platform/process/environment.server";
import { worldOf } from "~/platform/process/world.server";
import { withStyles } from "~/platform/styles/withStyles.server";
import { deferHydration } from "~/platform/workarounds/deferHydration.server";
import { cacheAndRespond, stalePageResponse } from "~/platform/workarounds/pageCache.server";
import { encodePage, renderPage, renderStreamedPage } from "~/platform/workarounds/renderPage.server";
import { redactPath } from "~/redactPath";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { environment } = worldOf(loadContext);
  const last = status === 503 ? await stalePageResponse(loadContext) : undefined;
  if (last) return last;
  const welcome: LocaleRedirect = status === 200 ? await redirectToLocale(request, loadContext) : {};
  if (welcome.movedTo) return movedToLanguage(welcome);
  const nonce = randomBytes(16).toString("base64");
  setSecurityHeaders(headers, {
    nonce,
    isProduction: environment.isProduction,
    hasStyles: rootData(remixContext, "isFirstPage") === true,
    isSecure: environment.publicUrl.startsWith("https:"),
    isIndexed: rootData(remixContext, "isIndexed") === true,
    hasTag: rootData(remixContext, "hasTag") === true,
    paymentOrigin: paymentOrigin(environment),
    picturesOrigin: environment.picturesOrigin,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const locale = requestLocale(request);
  headers.set("Content-Language", locale);
  headers.append("Vary", "Save-Data, ECT, Sec-Fetch-Site");
  headers.set("Accept-CH", "ECT");
  if (status === 503) comeBackLater(headers);
  const { matches } = remixContext.staticHandlerContext;
  const handles = matches.map(({ route }) => remixContext.routeModules[route.id]?.handle);
  const isCached = status === 200 && loadContext.pageCache !== undefined && isPageCacheable(handles);
  if (isCached) forgetOwnParameters(remixContext);
  const render = environment.plain.has("renderPage") ? renderStreamedPage : renderPage;
  const page = await render(remixContext, nonce, (context) => (
    <NonceProvider value={nonce}>
      <PageMarkupProvider value={loadContext.pageMarkup}>
        <I18nextProvider i18n={i18nFor(locale)}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </PageMarkupProvider>
    </NonceProvider>
  ));
  const isDeferred = environment.isProduction && !environment.plain.has("deferHydration");
  const parts = isDeferred
    ? deferHydration({ ...page, head: withStyles(page.head) }, nonce)
    : [page.head, page.body, page.data];
  if (isCached) {
    const varying = [nonce, rootData(remixContext, "submissionKey")].filter((part) => typeof part === "string");
    const ifNoneMatch = request.headers.get("If-None-Match");
    return withCookie(
      await cacheAndRespond({ headers, body: parts.join(""), varying, ifNoneMatch }, loadContext),
      welcome.setCookie,
    );
  }
  return withCookie(new Response(encodePage(parts), { status, headers }), welcome.setCookie);
}

/** Adds the visitor's own cookie to a response. No cached page may contain it. */
function withCookie(response: Response, setCookie: string | undefined): Response {
  if (setCookie) response.headers.append("Set-Cookie", setCookie);
  return response;
}

/**
 * Removes the query parameters that a cached page does not depend on, such as a campaign's, so that others do not get
 * them.
 */
function forgetOwnParameters({ staticHandlerContext }: EntryContext): void {
  const { location } = staticHandlerContext;
  staticHandlerContext.location = { ...location, search: sharedSearch(location.search) };
}

/** Returns the origin of the bank's page, to which a form may redirect; null without an external gateway. */
function paymentOrigin({ paymentGateway }: Pick<Environment, "paymentGateway">): string | null {
  return paymentGateway && !paymentGateway.isBuiltIn ? new URL(paymentGateway.url).origin : null;
}

export function handleDataRequest(response: Response): Response {
  response.headers.set("X-Content-Type-Options", "nosniff");
  if (response.status === 503) comeBackLater(response.headers);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-cache");
  return response;
}

/** Sets the headers of an outage; a page may have set a Retry-After of its own. */
function comeBackLater(headers: Headers): void {
  if (!headers.has("Retry-After")) headers.set("Retry-After", retryAfterSeconds);
  headers.set("Cache-Control", "no-store");
}

/** Redirects to the visitor's language. The response depends on the visitor, so it must not be cached. */
function movedToLanguage({ movedTo = "/", setCookie }: LocaleRedirect): Response {
  const headers = new Headers({
    Location: movedTo,
    Vary: "Cookie, Accept-Language",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
  });
  if (setCookie) headers.append("Set-Cookie", setCookie);
  return new Response(null, { status: 302, headers });
}

/** Logs unexpected errors. Aborted requests and rejections (4xx) are not logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted || isRefusal(error)) return;
  worldOf(context).log.error(
    { err: error, requestId: context.requestId, path: redactPath(sentPath(new URL(request.url).pathname, context)) },
    "fault",
  );
}

/** Returns true for a 4xx response. */
function isRefusal(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status < 500;
}

function rootData({ staticHandlerContext }: EntryContext, name: string): unknown {
  const root: unknown = staticHandlerContext.loaderData.root;
  return typeof root === "object" && root !== null ? Reflect.get(root, name) : undefined;
}
