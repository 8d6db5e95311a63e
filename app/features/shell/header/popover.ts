/** Returns the attributes of a button that opens a popover, for which this version of React has no types. */
export function opens(id: string) {
  return { popovertarget: id };
}

export function closes(id: string) {
  return { popovertarget: id, popovertargetaction: "hide" };
}

/** The drawer with the whole menu. */
export const menuId = "nabidka";
export const searchId = "hledani";
