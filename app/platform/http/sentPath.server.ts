import type { AppLoadContext } from "@remix-run/node";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /**
     * The address of the form that the closed shop has not taken. The maintenance page then stands at that address, and
     * has no scripts, which would look for the form's page there.
     */
    closedForm?: string | undefined;
  }
}

/** The path that the visitor asked for, as the log names it: that of the form which the maintenance page keeps. */
export function sentPath(path: string, { closedForm }: Pick<AppLoadContext, "closedForm">): string {
  const [sent = ""] = (closedForm ?? path).split("?");
  return sent;
}
