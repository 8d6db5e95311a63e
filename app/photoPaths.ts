import { addressOf } from "./addresses";
import { locales } from "./platform/i18n/locale";

/** Screens whose form takes photos, with a pattern for the rest of the path. */
const photoScreens = [
  ["serviceOrder", /^$/],
  ["claimForm", /^\/[^/]+\/[^/]+$/],
] as const;

/** Returns true for a path whose form takes photos and may therefore take longer to send than others. */
export function takesPhotos(path: string): boolean {
  return photoScreens.some(([screen, rest]) =>
    locales.some((locale) => {
      const address = addressOf(screen, locale);
      return path.startsWith(address) && rest.test(path.slice(address.length));
    }),
  );
}
