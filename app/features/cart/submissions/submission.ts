import { hourMs, secondMs } from "~/platform/time/durations";

/**
 * A form that adds to the cart carries a key that the page was rendered with. It counts once in an hour, however often
 * it comes: three clicks during a slow answer, or a click again because the answer was lost, put one piece into the
 * cart. The page that comes after the answer has a new key, so that pressing there adds another piece; so a visitor
 * with a cart gets pages whole, never a 304 for a copy whose key may have been used.
 *
 * A visitor who goes back in the browser to the old form, and presses there again, reads that the piece is in the cart
 * already and where its number is changed. Such a page is from before the piece was added, and far more visitors doubt
 * whether the first press worked than want a second coat; one that they did not want is the worse mistake. A different
 * size, message or quantity is another submission, and so is a piece that has been removed from the cart meanwhile.
 */
export const submissionMs = hourMs;

/** Until then the same form is taken for the same press, and answered as it was. */
export const onePressMs = 30 * secondMs;

/** A cart remembers its newest submissions only, so that nobody fills the database with keys. */
export const maxSubmissions = 100;
