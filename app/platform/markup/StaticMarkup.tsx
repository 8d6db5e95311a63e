import { createContext, memo, useContext } from "react";

/** Content that the server has rendered and that scripts never render again. */
export type DrawnMarkup = {
  /** Changes whenever the content changes. */
  revision: string;
  /** Absent from the loader data of a whole page, which already contains the markup: see `giveMarkup`. */
  html?: string;
};

/** Markup by its revision, split into the pieces between its slots. */
export type PageMarkup = Map<string, readonly string[]>;

const PageMarkupContext = createContext<PageMarkup | undefined>(undefined);

/** On the server, provides the markup of the page that is being rendered. */
export const PageMarkupProvider = PageMarkupContext.Provider;

type StaticMarkupProps = {
  id: string;
  drawn: DrawnMarkup;
  className: string;
  /** HTML that a page rendered on the server puts into the slots of the markup. */
  slotHtml: string;
};

/**
 * Shows rendered markup, which stays as it is until its revision changes. React does not compare it during hydration;
 * it is read from the page all the same, which costs little and lets React render the whole page again where it must.
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
