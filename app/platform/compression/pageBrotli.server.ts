import { constants } from "node:zlib";

/**
 * A window of 256 kB (2^18 bytes) holds the largest page. With the default of 4 MB, ten concurrent pages reserve so
 * much memory that V8 keeps collecting its whole heap, at a cost that grows with the catalog in it.
 */
const window = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/**
 * Compression levels of pages. A listing of 143 kB is 18.3 kB at level 3, 17.4 at 4 and 15.9 at 5, for 0.7, 1.0 and 1.6
 * ms of CPU (medians, 23 November 2026). A cached page, which many visitors get, is worth level 5; one made for a
 * single visitor gets level 4.
 */
export const pageBrotli = { ...window, [constants.BROTLI_PARAM_QUALITY]: 5 };
export const ownPageBrotli = { ...window, [constants.BROTLI_PARAM_QUALITY]: 4 };
