import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /**
     * The path of a form that the shop has not processed because it is closed for maintenance. The maintenance page
     * then stands at that address and has no scripts, as scripts would look for the form's own page there.
     */
    closedForm?: string | undefined;
  }
}

/**
 * Returns the path that the visitor requested, for the log. For a form that the maintenance page keeps, that is the
 * form's path.
 */
export function sentPath(path: string, { closedForm }: Pick<AppLoadContext, "closedForm">): string {
  const [sent = ""] = (closedForm ?? path).split("?");
  return sent;
}
