/**
 * Condition for `@supports`. A browser without popovers would draw them over the page, so there they stay in the flow.
 */
export const popovers = "selector(:popover-open)";
