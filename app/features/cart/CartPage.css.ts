import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({ paddingTop: tokens.space.m });
export const title = style({ fontSize: tokens.text.step, lineHeight: 1.25, marginBlock: tokens.space.l });

/** That of a page of its own; with goods in it, it is a step of the checkout. */
export const emptyTitle = style({ fontSize: tokens.text.display, marginBlock: tokens.space.l });

export const empty = style({ display: "grid", gap: tokens.space.l, justifyItems: "start", fontSize: tokens.text.lead });

export const columns = style({
  display: "grid",
  gap: tokens.space.xl,
  "@media": { [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 26rem" } },
});

export const lines = style({ borderTop: tokens.line.hair });

export const summary = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.m,
  padding: tokens.space.l,
  background: tokens.paper.raised,
  border: tokens.line.hair,
  "@media": {
    [from.desktop]: {
      position: "sticky",
      insetBlockStart: `calc(${tokens.height.header} + ${tokens.space.m})`,
      alignSelf: "start",
    },
  },
});

export const summaryTitle = style({ fontSize: tokens.text.lead });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const stop = style({ color: tokens.ink.alert });
export const good = style({ color: tokens.ink.good, fontSize: tokens.text.small });
export const failed = style({
  marginBottom: tokens.space.l,
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});
