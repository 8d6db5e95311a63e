import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { BlogPage } from "~/features/content/BlogPage";
import { PostPage } from "~/features/content/PostPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

import { showBlog, showPost } from "./showBlog.server";

export const handle = { i18n: ["content"], isCacheable: true };

/** Serves /blog and /blog/{slug}; the slug in the other language redirects to the one in this language. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { db, now } = worldOf(context);
  const input = { db, locale: localeOfPath(url.pathname), today: pragueClock(now()).date };
  const { slug } = params;
  const shown = slug ? await showPost(input, slug) : await showBlog(input, url.searchParams);
  if (shown.kind === "moved") throw redirect(`${shown.to}${url.search}`, 301);
  if (shown.kind === "unknown") throw data({ elsewhere: null }, { status: 404 });
  return shown;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.title ?? "", data?.description, data?.kind === "post" ? { elsewhere: data.elsewhere } : {});

export default function BlogRoute() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === "blog" ? <BlogPage view={shown.view} /> : <PostPage view={shown.view} />;
}
