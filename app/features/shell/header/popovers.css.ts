/** For `@supports`: a browser without popovers would draw them over the page; there they stay in the flow. */
export const popovers = "selector(:popover-open)";
