import { from, tokens } from "./tokens.css";

/** Columns of the cart and of the checkout, in which the order summary keeps its place from step to step. */
export const summaryColumns = {
  display: "grid",
  gap: tokens.space.l,
  "@media": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", columnGap: tokens.space.l },
    [from.widescreen]: { gridTemplateColumns: "minmax(0, 1fr) 27rem", columnGap: tokens.space.xl },
  },
} as const;
