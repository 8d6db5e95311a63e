import { style } from "@vanilla-extract/css";
import { onPhone, tokens } from "styles/tokens.css";

export const form = style({ display: "grid", gap: tokens.space.xl, minWidth: 0 });
export const part = style({ display: "grid", gap: tokens.space.m, minWidth: 0 });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const send = style({ display: "grid", gap: tokens.space.m, justifyItems: "start" });
export const links = style({ display: "flex", flexWrap: "wrap", gap: `${tokens.space.xs} ${tokens.space.l}` });
export const link = style({ display: "inline-block", paddingBlock: tokens.space.s });

/** On a phone the picture is low, so that the choice of the service begins within the first screen. */
export const picture = style({ "@media": { [onPhone]: { aspectRatio: "5 / 2", overflow: "hidden" } } });

export const steps = style({
  display: "grid",
  gap: tokens.space.s,
  paddingInlineStart: "1.25em",
  listStyle: "decimal",
});

/** Shows a part only for one way of arrival; browsers without `:has` show both. */
const onlyFor = (arrival: string) =>
  style({
    "@supports": {
      "selector(:has(*))": {
        selectors: { [`${form}:not(:has([value="${arrival}"]:checked)) &`]: { display: "none" } },
      },
    },
  });
export const onlyStore = onlyFor("store");
export const onlyParcel = onlyFor("parcel");
