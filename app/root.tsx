import "styles/global.css";
import latinExtended from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
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
import { WishForm } from "~/features/catalog/WishForm";
import { WishesProvider } from "~/features/catalog/wishes";
import { readVisit } from "~/features/customers/session.server";
import { CurrencyProvider } from "~/features/money/CurrencyContext";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { FaultPage } from "~/features/shell/FaultPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { readShell } from "~/features/shell/readShell.server";
import { ShopShell } from "~/features/shell/ShopShell";
import { useClientNavigation } from "~/features/shell/useClientNavigation";
import { briefly } from "~/platform/briefly.server";
import { textAddress } from "~/platform/i18n/browserTexts";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { LocaleProvider } from "~/platform/i18n/LocaleContext";
import { localeOfPath } from "~/platform/locale";
import { useNonce } from "~/platform/nonce";
import { takeNotice } from "~/platform/notice.server";
import { worldOf } from "~/platform/world.server";
import { ModalHost, type ModalTypes } from "~/ui/ModalHost";

export const handle = { i18n: ["ui", "shell"] };

export const links: LinksFunction = () =>
  [latin, latinExtended].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href,
  }));

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
  const t = translatorFor(locale);
  const headers = new Headers(notice.headers);
  if (visit.setCookie) headers.append("Set-Cookie", visit.setCookie);
  return data(
    {
      brand: settings.brand,
      description: t("shell:description"),
      faultTitles: { missing: t("shell:missing.title"), fault: t("shell:fault.title", { code: 500 }) },
      shell: await readShell(request, world, { locale, settings, notice: notice.content, visit }),
      currency,
      isIndexed: settings.indexing.is_enabled,
      requestId: context.requestId,
    },
    { headers },
  );
}

/** For pages that have no title of their own, such as a fault. */
export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  pageMeta(matches, error && data ? data.faultTitles[isMissing(error) ? "missing" : "fault"] : "");

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname);
  const nonce = useNonce();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <PageTexts />
      </head>
      <body>
        <LocaleProvider value={locale}>{children}</LocaleProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

type RootFacts = ReturnType<typeof useLoaderData<typeof loader>>;

/** The browser's own, for when not even the root's data came; the server never writes it. */
let lastFacts: RootFacts | undefined;

const modalTypes: ModalTypes = { product: () => import("~/features/catalog/ProductLook") };

export default function App() {
  const facts = useLoaderData<typeof loader>();
  useEffect(() => {
    lastFacts = facts;
  }, [facts]);
  useClientNavigation();
  useChangeLanguage(localeOfPath(useLocation().pathname));
  return (
    <CurrencyProvider value={facts.currency}>
      <WishesProvider value={facts.shell.wishIds}>
        <ShopShell shell={facts.shell}>
          <Outlet />
        </ShopShell>
        <WishForm />
        <ModalHost types={modalTypes} />
      </WishesProvider>
    </CurrencyProvider>
  );
}

/** Shows what a route threw. Where even the root's own data failed, it stands without the shell. */
export function ErrorBoundary() {
  const facts = useRouteLoaderData<typeof loader>("root") ?? lastFacts;
  const hasFailed = !isRouteErrorResponse(useRouteError());
  if (!facts) return <FaultPage requestId={undefined} />;
  return (
    <CurrencyProvider value={facts.currency}>
      <ShopShell shell={{ ...facts.shell, notice: null }} hasFailed={hasFailed}>
        <FaultPage requestId={facts.requestId} />
      </ShopShell>
    </CurrencyProvider>
  );
}

/** Starts the fetch of the page's texts beside its scripts. */
function PageTexts() {
  const locale = localeOfPath(useLocation().pathname);
  const namespaces = useMatches().flatMap(({ handle }) => namespacesOf(handle));
  return [...new Set(namespaces)].map((namespace) => (
    <link
      key={namespace}
      rel="preload"
      as="fetch"
      crossOrigin="anonymous"
      href={textAddress(locale, namespace)}
      suppressHydrationWarning
    />
  ));
}

function namespacesOf(handle: unknown): string[] {
  if (typeof handle !== "object" || handle === null || !("i18n" in handle)) return [];
  return Array.isArray(handle.i18n) ? handle.i18n.map(String) : [];
}
