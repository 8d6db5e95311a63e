/** Attributes of the platform's popovers that this version of React does not know by type. */
export function opens(id: string) {
  return { popovertarget: id };
}

export function closes(id: string) {
  return { popovertarget: id, popovertargetaction: "hide" };
}

/** The drawer with the whole menu. */
export const menuId = "nabidka";
export const searchId = "hledani";
