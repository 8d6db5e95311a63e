import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";

import { addressOf, languageAddress } from "~/addresses";
import { CategoryTiles } from "~/features/listing/SubcategoryNav";
import type { LostForm } from "~/platform/http/handleOutages.server";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { otherLocale } from "~/platform/i18n/locale";
import { button, buttonLink, buttonPair } from "~/ui/Button.css";
import { FailedPage, SendAgain } from "~/ui/FailedPage";

import * as styles from "./ErrorPage.css";
import { errorKind } from "./errorKind";
import { SearchForm } from "./header/SearchForm";
import type { PanelEntry } from "./menuPanels";

type ErrorPageProps = {
  requestId: string | undefined;
  /** Menu of the shop; a missing page shows its entries with pictures. */
  menu?: readonly PanelEntry[];
};

/** Is shown when a page cannot be displayed. The request's id helps to find the line in the log. */
export function ErrorPage({ requestId, menu = [] }: ErrorPageProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const error = useRouteError();
  const code = isRouteErrorResponse(error) ? error.status : 500;
  const kind = errorKind(code);
  const isMissing = kind === "missing" || kind === "gone";
  const { pathname, search } = useLocation();
  const elsewhere = isMissing ? elsewhereOf(error) : null;
  const lost = kind === "away" ? lostFormOf(error) : null;
  useScrollToTop();
  return (
    <FailedPage
      title={t(`${kind}.title`, { code })}
      text={t(lost ? "away.kept" : `${kind}.text`)}
      isAlert={lost !== null}
    >
      {isMissing ? (
        <div className={styles.search}>
          <SearchForm />
        </div>
      ) : null}
      {elsewhere ? (
        <form className={styles.elsewhere} method="post" action={languageAddress}>
          <p className={styles.text}>{t("missing.elsewhere")}</p>
          <input type="hidden" name="path" value={elsewhere} />
          <button className={button.light} type="submit" name="locale" value={otherLocale(locale)}>
            {t("missing.elsewhereLink")}
          </button>
        </form>
      ) : null}
      {lost?.mayLackPhotos ? <p className={styles.text}>{t("away.photos")}</p> : null}
      {lost ? <SendAgain fields={lost.sentFields} address={pathname + search} text={t("away.sendAgain")} /> : null}
      {kind === "away" && !lost ? (
        <a className={buttonLink.dark} href={pathname + search}>
          {t("away.again")}
        </a>
      ) : null}
      {kind === "fault" && requestId ? <p className={styles.text}>{t("fault.id", { requestId })}</p> : null}
      <WaysOn isMissing={isMissing} isQuiet={kind === "away"} />
      {isMissing ? <MenuTiles menu={menu} /> : null}
    </FailedPage>
  );
}

/** Shows buttons that lead on: to the home page, and from a missing page also to new products. */
function WaysOn({ isMissing, isQuiet }: { isMissing: boolean; isQuiet: boolean }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const home = (
    <a className={isQuiet ? buttonLink.light : buttonLink.dark} href={addressOf("home", locale)}>
      {t("missing.home")}
    </a>
  );
  if (!isMissing) return home;
  return (
    <div className={buttonPair}>
      {home}
      <a className={buttonLink.light} href={addressOf("newProducts", locale)}>
        {t("missing.new")}
      </a>
    </div>
  );
}

/**
 * Scrolls to the top when the error page replaces another page, which may have been longer, with the submitted form at
 * its end. An error page that the server rendered keeps its scroll position.
 */
function useScrollToTop(): void {
  const [isReplacement] = useState(useHydrated());
  useEffect(() => {
    if (isReplacement) window.scrollTo(0, 0);
  }, [isReplacement]);
}

function lostFormOf(error: unknown): LostForm | null {
  const facts: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof facts !== "object" || facts === null || !("sentFields" in facts)) return null;
  return facts as LostForm;
}

function MenuTiles({ menu }: { menu: readonly PanelEntry[] }) {
  const { t } = useTranslation("shell");
  const categoryTiles = menu.flatMap(({ text, link, panel }) =>
    panel?.picture ? { text, link, note: null, picture: panel.picture } : [],
  );
  if (categoryTiles.length === 0) return null;
  return (
    <div className={styles.tiles}>
      <CategoryTiles label={t("missing.tiles")} size="large" categoryTiles={categoryTiles} />
    </div>
  );
}

/**
 * Returns the path of a product that only the other shop version sells. It is offered by the language switch's form, as
 * the language cookie would redirect a plain link back.
 */
function elsewhereOf(error: unknown): string | null {
  const facts: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (typeof facts !== "object" || facts === null || !("elsewhere" in facts)) return null;
  return typeof facts.elsewhere === "string" ? facts.elsewhere : null;
}
