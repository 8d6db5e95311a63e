/** Width of one of the header's actions: five of them and the brand fit into 320 px. */
export const actionWidth = "min(44px, 11.5vw)";

/** The actions extend beyond the edge of the text, so that their icons end at it. */
export const actionsOverhangPx = 10;

/** Returns the room that this number of actions takes in the header. */
export const actionsRoom = (count: number) => `calc(${count} * ${actionWidth} - ${actionsOverhangPx}px)`;
