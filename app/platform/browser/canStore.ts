/** Returns false where the browser denies the page its storage, as one does whose settings block cookies. */
export function canStore(): boolean {
  try {
    return window.sessionStorage !== null;
  } catch {
    return false;
  }
}
