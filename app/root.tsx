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
import { useTranslation } from "react-i18next";
import { useChangeLanguage } from "remix-i18next/react";
import { light } from "styles/global.css";

import { useMeasuring } from "~/features/analytics/useMeasuring";
import { readVisit } from "~/features/customers/session/session.server";
import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { readCurrency } from "~/features/money/currency.queries.server";
import { MarkupOpener } from "~/features/productCard/DeferredDetails";
import { WishesProvider } from "~/features/productCard/savedProducts";
import { WishForm } from "~/features/productCard/WishlistForm";
import { readSettings } from "~/features/settings/settings.queries.server";
import { FaultPage } from "~/features/shell/FaultPage";
import { wayWhileClosed } from "~/features/shell/maintenance/maintenance";
import { mayEnterClosedShop } from "~/features/shell/maintenance/maintenance.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { readShell } from "~/features/shell/readShell.server";
import { ShopShell } from "~/features/shell/ShopShell";
import { asksSimpleLayout, SimpleShell } from "~/features/shell/SimpleShell";
import { useClientNavigation } from "~/features/shell/useClientNavigation";
import { LightProvider } from "~/platform/http/liteMode";
import { useNonce } from "~/platform/http/nonce";
import { takeNotice } from "~/platform/http/notice.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { LocaleProvider } from "~/platform/i18n/LocaleContext";
import { localeOfPath } from "~/platform/i18n/locale";
import { PageTexts } from "~/platform/i18n/PageTexts";
import { pack, unpack, useUnpacked } from "~/platform/pageCache/serializedJson";
import { worldOf } from "~/platform/process/world.server";
import { briefly } from "~/platform/time/shortCache.server";
import { FontPreloads } from "~/ui/FontPreloads";
import { ModalHost, type ModalTypes } from "~/ui/ModalHost";

export const handle = { i18n: ["ui", "shell"] };

const settingsOf = briefly(readSettings);
const currencyOf = briefly(readCurrency);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const world = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const [settings, currency, notice, visit] = await Promise.all([
    settingsOf(world.db, locale),
    currencyOf(world.db, locale),
    takeNotice(request, world.environment),
    readVisit(request, context),
  ]);
  const wayOut = settings.maintenance.is_enabled ? wayWhileClosed(new URL(request.url).pathname) : null;
  if (wayOut && !mayEnterClosedShop(visit)) throw redirect(wayOut, 302);
  const t = translatorFor(locale);
  const headers = new Headers(notice.headers);
  if (visit.setCookie) headers.append("Set-Cookie", visit.setCookie);
  const shell = await readShell(request, world, { locale, settings, notice: notice.content, visit });
  return data(
    {
      brand: settings.brand,
      description: t("shell:description"),
      faultTitles: {
        missing: t("shell:missing.title"),
        away: t("shell:away.title"),
        fault: t("shell:fault.title", { code: "{code}" }),
      },
      isLight: shell.isLight,
      shell: pack(shell),
      currency,
      isIndexed: settings.indexing.is_enabled,
      ...(settings.indexing.is_enabled ? { indexedOrigin: world.environment.publicUrl } : {}),
      hasTag: settings.analytics.tag_id !== null,
      isMeasured: shell.measured !== null,
      requestId: context.requestId,
    },
    { headers },
  );
}

/** For pages that have no title of their own, such as a fault. */
export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  data ? pageMeta(matches, error ? faultTitle(data.faultTitles, error) : "") : [];

function faultTitle(titles: { missing: string; away: string; fault: string }, error: unknown): string {
  const code = isRouteErrorResponse(error) ? error.status : 500;
  return code === 404 ? titles.missing : code === 503 ? titles.away : titles.fault.replace("{code}", String(code));
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const isLight = root?.isLight ?? false;
  return (
    <html lang={locale} className={isLight ? light : undefined} data-measured={root?.isMeasured ? "" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <Meta />
        {root ? null : <FaultTitle />}
        {isLight ? null : <FontPreloads />}
        <Links />
        {isLight ? null : <PageTexts />}
      </head>
      <body>
        <LocaleProvider value={locale}>
          <LightProvider value={isLight}>{children}</LightProvider>
        </LocaleProvider>
        {isLight ? null : <MarkupOpener />}
        {isLight ? null : <ScrollRestoration nonce={nonce} />}
        {isLight ? null : <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

type RootFacts = ReturnType<typeof useLoaderData<typeof loader>>;

/** The browser's own, for when not even the root's data came; the server never writes it. */
let lastFacts: RootFacts | undefined;

const modalTypes: ModalTypes = { product: () => import("~/features/quickView/QuickView") };

export default function App() {
  const facts = useLoaderData<typeof loader>();
  useEffect(() => {
    lastFacts = facts;
  }, [facts]);
  const shell = useUnpacked(facts.shell);
  useMeasuring(shell.measured, { currency: facts.currency, reports: shell.notice?.reports ?? null });
  const isSimple = asksSimpleLayout(useMatches().map(({ handle }) => handle));
  const Shell = isSimple ? SimpleShell : ShopShell;
  useClientNavigation();
  useChangeLanguage(localeOfPath(useLocation().pathname));
  return (
    <CurrencyProvider value={facts.currency}>
      <WishesProvider value={shell.wishIds}>
        <Shell shell={shell}>
          <Outlet />
        </Shell>
        {isSimple ? null : <WishForm />}
        {isSimple ? null : <ModalHost types={modalTypes} />}
      </WishesProvider>
    </CurrencyProvider>
  );
}

/** Shows what a route threw. Where even the root's own data failed, it stands without the shell. */
export function ErrorBoundary() {
  const facts = useRouteLoaderData<typeof loader>("root") ?? lastFacts;
  const hasFailed = !isRouteErrorResponse(useRouteError());
  if (!facts) return <BareFault />;
  return (
    <CurrencyProvider value={facts.currency}>
      <ShopShell shell={{ ...unpack(facts.shell), notice: null, popup: null }} hasFailed={hasFailed}>
        {/* A page that was lost later was asked for under an id that nobody here knows. */}
        <FaultPage requestId={lastFacts ? undefined : facts.requestId} />
      </ShopShell>
    </CurrencyProvider>
  );
}

/** Nothing around it: what the shell would show is unknown. */
function BareFault() {
  return (
    <main>
      <FaultPage requestId={undefined} />
    </main>
  );
}

/** The title of a page whose root itself failed, so that no data names it. */
function FaultTitle() {
  const { t } = useTranslation("shell");
  const error = useRouteError();
  const title = t(isRouteErrorResponse(error) && error.status === 503 ? "away.title" : "fault.title", { code: 500 });
  return <title>{[title, lastFacts?.brand].filter(Boolean).join(" – ")}</title>;
}
