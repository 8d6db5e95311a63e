import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.l });
export const title = style({ fontSize: tokens.text.display, marginBlock: tokens.space.l });

const columnsBase = style({ display: "grid", gap: tokens.space.xl });
const besides = (asideWidth: string) => ({
  "@media": { [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}` } },
});

export const columns = styleVariants({
  form: [columnsBase, besides("22rem")],
  wide: [columnsBase, besides("27rem")],
});

const mainBase = style({ display: "grid", gap: tokens.space.l, alignContent: "start", minWidth: 0 });

export const main = styleVariants({ form: [mainBase, { maxWidth: tokens.width.form }], wide: [mainBase] });
