/**
 * Positions of banners: those of specification 3, and on the home page the hero's picture for wide and for narrow
 * screens, the posters and the leathers.
 */
export const bannerSets = [
  "banner.popup_desktop",
  "banner.popup_mobile",
  "banner.promo",
  "banner.hero_desktop",
  "banner.hero_mobile",
  "banner.posters",
  "banner.leathers",
] as const;
export type BannerSet = (typeof bannerSets)[number];

/** A banner. `path` is the folder of the picture's address and `image` its file; both are empty without a picture. */
export type Banner = {
  id: string;
  title: string;
  /** A path of the shop or an https address; empty for a banner without a link. */
  url: string;
  path: string;
  image: string;
  content: string;
  target: "" | "_blank";
};

export type Banners = Record<BannerSet, Banner[]>;

export const bannerPicturePath = "/img/product/big/";
