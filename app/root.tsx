import "styles/global.css";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { useChangeLanguage } from "remix-i18next/react";
import { liteMode } from "styles/global.css";

import { useTracking } from "~/features/analytics/useTracking";
import { readSession } from "~/features/customers/session/session.server";
import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { readCachedCurrency } from "~/features/money/currency.queries.server";
import { DeferredDetailsScript } from "~/features/productCard/DeferredDetails";
import { SavedProductIdsProvider } from "~/features/productCard/savedProducts";
import { WishlistForms } from "~/features/productCard/WishlistForms";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { pathWithoutMark, refusedCookieNotice } from "~/features/shell/cookieTest.server";
import { ErrorPage } from "~/features/shell/ErrorPage";
import { ErrorTitle } from "~/features/shell/ErrorTitle";
import { errorKinds, errorTitle } from "~/features/shell/errorKind";
import { SubmenuScript } from "~/features/shell/header/SubmenuScript";
import { maintenanceRedirect } from "~/features/shell/maintenance/maintenance";
import { mayEnterClosedShop } from "~/features/shell/maintenance/maintenance.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { readShell } from "~/features/shell/readShell.server";
import { ShopShell } from "~/features/shell/ShopShell";
import { layoutOf, SimpleShell } from "~/features/shell/SimpleShell";
import { useClientNavigation } from "~/features/shell/useClientNavigation";
import { SubmissionKeyProvider } from "~/platform/browser/submissionKey";
import { recordOf } from "~/platform/closedSets";
import { newId } from "~/platform/database/ids.server";
import { useNonce } from "~/platform/http/nonce";
import { consumeNotice } from "~/platform/http/notice.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { LocaleProvider } from "~/platform/i18n/LocaleContext";
import { localeOfPath, requestLocale } from "~/platform/i18n/locale";
import { PageTexts } from "~/platform/i18n/PageTexts";
import { picturesOrigin } from "~/platform/pictures/picturesOrigin";
import { worldOf } from "~/platform/process/world.server";
import { LiteModeProvider } from "~/platform/slowConnection/liteMode";
import { PlaceOfStyles } from "~/platform/styles/PlaceOfStyles";
import { parseSerializedJson, serializeJson, useSerializedJson } from "~/platform/text/serializedJson";
import { useUpdatesInTransition } from "~/platform/workarounds/updatesInTransition";
import { FontPreloads } from "~/ui/FontPreloads";
import { ModalHost, type ModalTypes } from "~/ui/ModalHost";

export const handle = { i18n: ["ui", "shell"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const unmarked = pathWithoutMark(request);
  if (unmarked) throw redirect(unmarked, 302);
  const world = worldOf(context);
  const locale = requestLocale(request);
  const [settings, currency, notice, session] = await Promise.all([
    readCachedSettings(world.db, locale),
    readCachedCurrency(world.db, locale),
    consumeNotice(request, world.environment),
    readSession(request, context),
  ]);
  const maintenancePath = settings.maintenance.is_enabled ? maintenanceRedirect(new URL(request.url).pathname) : null;
  if (maintenancePath && !mayEnterClosedShop(session)) throw redirect(maintenancePath, 302);
  const t = translatorFor(locale);
  const headers = new Headers(notice.headers);
  if (session.setCookie) headers.append("Set-Cookie", session.setCookie);
  const shownNotice = notice.content ?? refusedCookieNotice(request);
  const shell = await readShell(request, world, { locale, settings, notice: shownNotice, session });
  return data(
    {
      brand: settings.brand,
      description: t("shell:description"),
      errorTitles: recordOf(errorKinds, (kind) => t(`shell:${kind}.title`, { code: "{code}" })),
      isLite: shell.isLite,
      hasScripts: !shell.isLite && context.closedForm === undefined,
      isFirstPage: shell.isFirstPage,
      asksConsent: shell.consentBar !== null,
      shell: serializeJson(shell),
      currency,
      isIndexed: settings.indexing.is_enabled,
      origin: world.environment.publicUrl,
      hasTag: settings.analytics.tag_id !== null,
      isTracked: shell.consentedAnalytics !== null,
      requestId: context.requestId,
      submissionKey: newId(),
    },
    { headers },
  );
}

/** Sets the title of pages without one of their own, such as an error page. */
export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data
    ? pageMeta(matches, error ? errorTitle(data.errorTitles, isRouteErrorResponse(error) ? error.status : 500) : "")
    : [];

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const isLite = root?.isLite ?? false;
  return (
    <html
      lang={locale}
      className={isLite ? liteMode : undefined}
      data-consent={root?.asksConsent ? "asked" : undefined}
      data-tracked={root?.isTracked ? "" : undefined}
      data-pictures={picturesOrigin() || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <Meta />
        {root ? null : <ErrorTitle brand={lastData?.brand} />}
        <PlaceOfStyles isFirstPage={root?.isFirstPage ?? false} nonce={nonce} />
        <Links />
        {isLite ? null : <PageTexts />}
        {isLite ? null : <SubmenuScript />}
      </head>
      <body>
        <LocaleProvider value={locale}>
          <LiteModeProvider value={isLite}>{children}</LiteModeProvider>
        </LocaleProvider>
        {isLite ? null : <FontPreloads />}
        {isLite ? null : <DeferredDetailsScript />}
        {root?.hasScripts === false ? null : <ScrollRestoration nonce={nonce} />}
        {root?.hasScripts === false ? null : <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

type RootData = ReturnType<typeof useLoaderData<typeof loader>>;

/** The last root data in this browser, for errors in which not even the root's data arrived. */
let lastData: RootData | undefined;

const modalTypes: ModalTypes = { product: () => import("~/features/quickView/QuickView") };

export default function App() {
  const rootData = useLoaderData<typeof loader>();
  useEffect(() => {
    lastData = rootData;
  }, [rootData]);
  const shell = useSerializedJson(rootData.shell);
  useTracking(shell.consentedAnalytics, { currency: rootData.currency, reports: shell.notice?.reports ?? null });
  const layout = layoutOf(useMatches().map(({ handle }) => handle));
  const isSimple = layout === "simple";
  const Shell = isSimple ? SimpleShell : ShopShell;
  useUpdatesInTransition();
  useClientNavigation();
  useChangeLanguage(localeOfPath(useLocation().pathname));
  return (
    <CurrencyProvider value={rootData.currency}>
      <SavedProductIdsProvider value={shell.wishlistProductIds}>
        <SubmissionKeyProvider value={rootData.submissionKey}>
          <Shell shell={shell} isQuiet={layout === "checkout"}>
            <Outlet />
          </Shell>
          {isSimple ? null : <WishlistForms />}
          {isSimple ? null : <ModalHost types={modalTypes} />}
        </SubmissionKeyProvider>
      </SavedProductIdsProvider>
    </CurrencyProvider>
  );
}

/** Shows an error that a route has thrown. When the root's own data failed, it is shown without the shell. */
export function ErrorBoundary() {
  const rootData = useRouteLoaderData<typeof loader>("root") ?? lastData;
  const hasFailed = !isRouteErrorResponse(useRouteError());
  if (!rootData) {
    return (
      <main>
        <ErrorPage requestId={undefined} />
      </main>
    );
  }
  const shell = { ...parseSerializedJson(rootData.shell), notice: null, popup: null };
  return (
    <CurrencyProvider value={rootData.currency}>
      <ShopShell shell={shell} hasFailed={hasFailed}>
        {/* After a failed navigation the request's id is unknown in the browser. */}
        <ErrorPage requestId={lastData ? undefined : rootData.requestId} menu={shell.menu} />
      </ShopShell>
    </CurrencyProvider>
  );
}
