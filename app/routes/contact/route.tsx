import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { ContactForm } from "~/features/contact/ContactForm";
import { InfoPage } from "~/features/content/InfoPage";
import type { SpecialPageId } from "~/features/content/pageAddresses";
import { readFilledPage } from "~/features/legal/readFilledPage.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { useProblemTitle } from "~/ui/useProblemTitle";
import { problemTitle } from "~/visit/problemTitle.server";
import { visitOf } from "~/visit/visit.server";
import { addressElsewhere, readPageView } from "../pages/infoPageView.server";
import { submitContactMessage } from "./submitContactMessage.server";

export const handle = { i18n: ["content", "contact", "legal"], isCacheable: true };

const pageId: SpecialPageId = "contact";

/** Shows how to reach the shop, and the contact form. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const page = await readFilledPage(visit, visit.locale, pageId);
  if (!page) throw data({ elsewhere: null }, { status: 404 });
  const title = problemTitle(visit, page.title);
  return { title, view: await readPageView(visit, page), elsewhere: await addressElsewhere(visit, pageId) };
}

export async function action(args: ActionFunctionArgs) {
  return submitContactMessage(visitOf(args));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data?.title ?? "", data?.view.page.lead, { elsewhere: data?.elsewhere });

export default function ContactRoute() {
  const { view } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useProblemTitle(refusal?.refusedAt);
  return (
    <InfoPage view={view}>
      <ContactForm refusal={refusal} />
    </InfoPage>
  );
}
