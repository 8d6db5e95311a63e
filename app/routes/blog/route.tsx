import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { pictureAddress } from "~/addresses";
import { BlogPage } from "~/features/content/BlogPage";
import { PostPage, type PostView } from "~/features/content/PostPage";
import { type IndexedAs, pageMeta } from "~/features/shell/pageMeta";
import { pragueClock } from "~/platform/time/pragueClock";

import { goneAnswer } from "~/visit/goneAnswer.server";
import { visitOf } from "~/visit/visit.server";
import { showBlog, showPost } from "./showBlog.server";

export const handle = { i18n: ["content"], isCacheable: true };

/** Serves /blog and /blog/{slug}; the slug in the other language redirects to the one in this language. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { url } = visit;
  const today = pragueClock(visit.now()).date;
  const { slug } = args.params;
  const shown = slug ? await showPost(visit, today, slug) : await showBlog(visit, today);
  if (shown.kind === "moved") throw redirect(`${shown.to}${url.search}`, 301);
  if (shown.kind === "gone") throw goneAnswer(visit, shown.to);
  if (shown.kind === "unknown") throw data({ elsewhere: null }, { status: 404 });
  return shown;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.title ?? "", data?.description, data?.kind === "post" ? indexedAs(data) : {});

function indexedAs({ elsewhere, view }: { elsewhere: string | null; view: PostView }): IndexedAs {
  return { elsewhere, picture: pictureAddress("big", view.post.picture) };
}

export default function BlogRoute() {
  const shown = useLoaderData<typeof loader>();
  return shown.kind === "blog" ? <BlogPage view={shown.view} /> : <PostPage view={shown.view} />;
}
