import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const hero = style({
  display: "grid",
  background: tokens.paper.ground,
  "@media": { [from.desktop]: { gridTemplateColumns: "1fr 2fr", maxHeight: "760px", overflow: "hidden" } },
});

export const heroText = style({
  display: "grid",
  alignContent: "center",
  gap: tokens.space.m,
  padding: `${tokens.space.xl} ${tokens.width.gutter}`,
  background: tokens.paper.page,
  "@media": {
    [from.desktop]: {
      paddingInlineStart: `max(${tokens.width.gutter}, calc((100vw - ${tokens.width.page}) / 2))`,
      paddingInlineEnd: tokens.space.xl,
    },
  },
});

export const heroTitle = style({ fontSize: tokens.text.display, maxWidth: "12em" });
export const heroLead = style({ fontSize: tokens.text.lead, color: tokens.ink.quiet, maxWidth: "26em" });
export const worlds = style({ display: "grid", gridTemplateColumns: "1fr 1fr" });
export const world = style({ position: "relative", display: "block", textDecoration: "none", height: "100%" });

export const worldName = style({
  position: "absolute",
  insetInlineStart: tokens.space.m,
  insetBlockEnd: tokens.space.m,
  padding: `${tokens.space.s} ${tokens.space.l}`,
  background: tokens.paper.raised,
  fontSize: tokens.text.lead,
  selectors: { [`${world}:hover &`]: { background: tokens.paper.dark, color: tokens.ink.onDark } },
});

export const section = style({ paddingTop: tokens.space.xxl });
export const title = style({ fontSize: tokens.text.title, marginBottom: tokens.space.l });

export const sections = style({
  display: "grid",
  gap: tokens.space.m,
  paddingTop: tokens.space.xxl,
  "@media": { [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const sectionLink = style({ display: "grid", gap: tokens.space.s, textDecoration: "none" });

export const sectionName = style({
  fontSize: tokens.text.lead,
  selectors: { [`${sectionLink}:hover &`]: { textDecoration: "underline" } },
});

export const story = style({
  display: "grid",
  gap: tokens.space.l,
  alignItems: "center",
  paddingTop: tokens.space.xxl,
  "@media": { [from.desktop]: { gridTemplateColumns: "3fr 2fr", gap: tokens.space.xl } },
});

export const storyPicture = style({ width: "100%", background: tokens.paper.ground });
export const storyText = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
