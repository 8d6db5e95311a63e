import { style } from "@vanilla-extract/css";
import { forcedColours, tokens } from "styles/tokens.css";

export const root = style({ display: "grid" });
export const legend = style({ marginBottom: tokens.space.m, fontSize: tokens.text.lead });
export const error = style({ marginBottom: tokens.space.s });
export const cards = style({ borderTop: tokens.line.hair });

export const card = style({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  columnGap: tokens.space.m,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: tokens.paper.raised },
    "&:has(:checked)": { background: tokens.paper.raised, boxShadow: `inset 3px 0 0 ${tokens.ink.body}` },
  },
  "@media": {
    [forcedColours]: {
      selectors: { "&:has(:checked)": { outline: "3px solid Highlight", outlineOffset: "-3px" } },
    },
  },
});

export const option = style({});

export const fields = style({
  display: "grid",
  gap: tokens.space.s,
  padding: `${tokens.space.m} 12px`,
  borderBottom: tokens.line.hair,
  background: tokens.paper.raised,
  "@supports": {
    "selector(:has(*))": {
      selectors: { [`${option}:not(:has(input:checked)) &`]: { display: "none" } },
    },
  },
});

export const radio = style({
  width: 20,
  height: 20,
  margin: "3px 0 0 12px",
  accentColor: tokens.ink.body,
});

export const body = style({ display: "grid", gap: tokens.space.xs, paddingInlineEnd: 12, paddingInlineStart: 12 });
export const title = style({ display: "flex", justifyContent: "space-between", gap: tokens.space.m });
export const price = style({ fontWeight: tokens.weight.strong, whiteSpace: "nowrap", flexShrink: 0 });
export const text = style({ color: tokens.ink.quiet });
