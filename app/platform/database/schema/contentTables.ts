import type { Generated } from "kysely";

import type { Locale } from "../../i18n/locale";
import type { Retirable } from "./columns";

/** Pages, posts and banners. */
export type ContentTables = {
  banner: {
    id: string;
    set_name: string;
    locale: Locale;
    position: number;
    title: string;
    url: string;
    path: string;
    image: string;
    content: string;
    target: string;
  };
  page: {
    id: string;
    group_name: "shopping" | "advice" | "company" | "services";
    position: number;
    picture: string | null;
  } & Retirable;
  page_text: {
    page_id: string;
    locale: Locale;
    title: string;
    slug: string;
    lead: string;
    body_html: string;
    picture_alt: Generated<string>;
  };
  page_price: {
    page_id: string;
    locale: Locale;
    position: number;
    name: string;
    price_minor: number;
    up_to_minor: number | null;
    note: Generated<string>;
  };
  post_category: { id: string; position: number };
  post_category_text: { category_id: string; locale: Locale; name: string };
  post: { id: string; category_id: string; published_on: string; picture: string } & Retirable;
  post_text: {
    post_id: string;
    locale: Locale;
    title: string;
    slug: string;
    lead: string;
    body_html: string;
    picture_alt: string;
  };
};
