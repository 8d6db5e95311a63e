import { style } from "@vanilla-extract/css";
import { forcedColours, tokens } from "styles/tokens.css";

export const root = style({ display: "grid" });
export const legend = style({ marginBottom: tokens.space.m, fontSize: tokens.text.lead });
export const error = style({ marginBottom: tokens.space.s });
export const cards = style({ borderTop: tokens.line.hair });

/** The distance from the left edge of the headings to the text of an option. */
const radioColumn = "36px";

export const card = style({
  display: "grid",
  gridTemplateColumns: `${radioColumn} minmax(0, 1fr)`,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
  cursor: "pointer",
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
  paddingBlock: tokens.space.m,
  paddingInlineStart: radioColumn,
  borderBottom: tokens.line.hair,
  "@supports": {
    "selector(:has(*))": {
      selectors: { [`${option}:not(:has(input:checked)) &`]: { display: "none" } },
    },
  },
});

export const radio = style({
  width: 20,
  height: 20,
  margin: "3px 0 0",
  accentColor: tokens.ink.body,
});

export const body = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });
export const title = style({
  display: "flex",
  justifyContent: "space-between",
  gap: tokens.space.m,
  selectors: { [`${card}:has(:checked) &`]: { fontWeight: tokens.weight.strong } },
  // On touch screens the hover state would stay on the last tapped option.
  "@media": { "(hover: hover)": { selectors: { [`${card}:hover &`]: { color: tokens.accent.base } } } },
});
export const price = style({ fontWeight: tokens.weight.strong, whiteSpace: "nowrap", flexShrink: 0 });
export const text = style({ color: tokens.ink.quiet });
