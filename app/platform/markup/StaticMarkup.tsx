import { createContext, memo, useContext } from "react";

/** Content that the server has drawn, and that scripts never draw again. */
export type DrawnMarkup = {
  /** Changes with the content. */
  revision: string;
  /** Absent from the data of a whole page, whose markup has it: see `giveMarkup`. */
  html?: string;
};

/** Markup by its revision, in the pieces between which the page puts its own. */
export type PageMarkup = Map<string, readonly string[]>;

const PageMarkupContext = createContext<PageMarkup | undefined>(undefined);

/** Provides, on the server, the markup of the page that is being rendered. */
export const PageMarkupProvider = PageMarkupContext.Provider;

type StaticMarkupProps = {
  id: string;
  drawn: DrawnMarkup;
  className: string;
  /** What a page that is rendered on the server puts into the slots of the markup. */
  slotHtml: string;
};

/**
 * Places drawn markup, which stays as it is until its revision changes. While the page hydrates, React keeps what
 * stands in the page; reading it there as well costs little, and lets React render the whole page again where it must.
 */
export const StaticMarkup = memo(function StaticMarkup({ id, drawn, className, slotHtml }: StaticMarkupProps) {
  const pageMarkup = useContext(PageMarkupContext);
  const html = drawn.html ?? pageMarkup?.get(drawn.revision)?.join(slotHtml) ?? contentInPage(id);
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}, isSame);

function isSame(before: StaticMarkupProps, after: StaticMarkupProps): boolean {
  return before.id === after.id && before.drawn.revision === after.drawn.revision;
}

function contentInPage(id: string): string {
  return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
