import { addressOf } from "./addresses";
import { locales } from "./platform/i18n/locale";

/** Screens whose form takes photos, with what follows in the path. */
const photoScreens = [
  ["serviceOrder", /^$/],
  ["claimForm", /^\/[^/]+\/[^/]+$/],
] as const;

/** True for a path whose form takes photos, which may take longer than others to send. */
export function takesPhotos(path: string): boolean {
  return photoScreens.some(([screen, rest]) =>
    locales.some((locale) => {
      const address = addressOf(screen, locale);
      return path.startsWith(address) && rest.test(path.slice(address.length));
    }),
  );
}
