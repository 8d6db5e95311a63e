import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.xl, paddingTop: tokens.space.xl });
export const head = style({ display: "grid", gap: tokens.space.m });
export const title = style({ fontSize: tokens.text.display, overflowWrap: "break-word" });
export const lead = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
export const quiet = style({ color: tokens.ink.quiet });

export const columns = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 24rem" } },
});
export const main = style({ display: "grid", gap: tokens.space.xl, alignContent: "start", minWidth: 0 });

export const facts = style({
  display: "grid",
  alignSelf: "start",
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  "@media": { [from.desktop]: { gridColumn: 2, gridRow: 1 } },
});
export const fact = style({ display: "grid", gap: tokens.space.xs });
export const factName = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const lines = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const photos = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 1fr))",
  gap: tokens.space.s,
});
export const photo = style({
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  objectFit: "cover",
  background: tokens.paper.ground,
});

export const steps = style({ borderTop: tokens.line.hair });
export const step = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  paddingBlock: tokens.space.s,
  borderBottom: tokens.line.hair,
});
export const note = style({ flexBasis: "100%", overflowWrap: "anywhere" });

export const cancelTitle = style({
  width: "fit-content",
  minHeight: 44,
  paddingBlock: tokens.space.s,
  cursor: "pointer",
});
export const cancel = style({
  display: "grid",
  gap: tokens.space.m,
  justifyItems: "start",
  paddingTop: tokens.space.s,
});
