import { addressOf } from "./addresses";
import { locales } from "./platform/i18n/locale";

/** Screens whose form takes photos. */
const photoScreens = ["serviceOrder"] as const;

/** True for a path whose form takes photos, which may take longer than others to send. */
export function takesPhotos(path: string): boolean {
  return photoScreens.some((screen) => locales.some((locale) => addressOf(screen, locale) === path));
}
