import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";

import { isDatabaseUnavailable, retryAfterSeconds } from "../database/databaseUnavailable.server";
import { translatorFor } from "../i18n/i18n.server";
import { localeOfPath } from "../i18n/locale";
import { worldOf } from "../process/world.server";
import { isPhotoForm, readSentPhotoForm } from "../uploads/readUploadForm.server";
import { readSentFields, rememberedFields, type SentField } from "./readForm.server";
import { sentPath } from "./sentPath.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The fields of the form that this request has sent, for the loaders of the page that responds to it. */
    sentFields?: SentField[] | null;
  }
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;
/** Removes secrets from a path, for the log. */
type LoggedPath = (path: string) => string;
type Route = ServerBuild["routes"][string];

/** What the outage page needs to send a form once more. `mayLackPhotos` says that photos of it may be missing. */
export type LostForm = { sentFields: SentField[]; mayLackPhotos?: boolean };

/** Wraps the build's loaders and actions: a database outage becomes a 503 response instead of an error. */
export function handleOutages<Build extends Pick<ServerBuild, "routes">>(build: Build, redactPath: LoggedPath): Build {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, withOutages(route, redactPath)]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function withOutages(route: Route, redactPath: LoggedPath): Route {
  const { loader, action, default: component } = route.module;
  const isPage = component !== undefined;
  return {
    ...route,
    module: {
      ...route.module,
      ...(loader && { loader: answering(loader, { redactPath, isPage }) }),
      ...(action && { action: answering(isPage ? keepingForm(action) : action, { redactPath, isPage }) }),
    },
  };
}

/**
 * Keeps the form's fields: the loaders that run after a successful action may meet an outage, whose page needs them.
 */
function keepingForm<Result>(action: (args: ActionFunctionArgs) => Result) {
  return async (args: ActionFunctionArgs) => {
    try {
      return await action(args);
    } finally {
      args.context.sentFields = (await readSentFields(args.request)) ?? rememberedFields(args.request);
    }
  };
}

type Answered = { redactPath: LoggedPath; isPage: boolean };

function answering<Given extends Args, Result>(handle: (args: Given) => Result, { redactPath, isPage }: Answered) {
  return async (args: Given) => {
    try {
      return await handle(args);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      logOutage(args, error, redactPath);
      // A form with photos is read here only when its action has not read it before the outage.
      const sentFields = isPage ? (args.context.sentFields ?? (await readSentPhotoForm(args.request))) : null;
      throw outageResponse(args, sentFields);
    }
  };
}

function logOutage({ request, context }: Args, error: unknown, redactPath: LoggedPath): void {
  const path = redactPath(sentPath(new URL(request.url).pathname, context));
  worldOf(context).log.warn({ err: error, requestId: context.requestId, path }, "no database");
}

/**
 * Returns a 503 response. A page shows it in its layout, with the form that was sent; a resource route sends plain
 * text.
 */
function outageResponse({ request }: Args, sentFields: SentField[] | null): Response {
  const text = translatorFor(localeOfPath(new URL(request.url).pathname))("shell:away.text");
  const lost: LostForm | null = sentFields
    ? { sentFields, ...(isPhotoForm(request) && { mayLackPhotos: true }) }
    : null;
  return new Response(lost ? JSON.stringify(lost) : text, {
    status: 503,
    headers: {
      "Content-Type": lost ? "application/json" : "text/plain; charset=utf-8",
      "Retry-After": retryAfterSeconds,
      "Cache-Control": "no-store",
    },
  });
}
