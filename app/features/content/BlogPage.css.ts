import { style } from "@vanilla-extract/css";
import { tabs } from "styles/tabs.css";
import { from, tokens } from "styles/tokens.css";

export const head = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBlock: `${tokens.space.m} ${tokens.space.l}`,
  "@media": { [from.desktop]: { gridTemplateColumns: "1fr 1fr", alignItems: "end" } },
});

export const title = style({ fontSize: tokens.text.display });
export const lead = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet, maxWidth: tokens.width.text });

export const categories = style([tabs, { marginBottom: tokens.space.l }]);
