import { hourMs, secondMs } from "~/platform/time/durations";

/**
 * A form that adds to the cart contains a key that was rendered with the page. The form counts once an hour, however
 * often it is submitted: three clicks during a slow response, or another click because the response was lost, add one
 * piece. The page that follows the response has a new key, so that pressing the button there adds another piece. A
 * visitor with a cart therefore gets whole pages, never a 304 for a copy whose key may have been used.
 *
 * A visitor who goes back in the browser to the old form and presses the button again reads that the piece is in the
 * cart already, and where to change the quantity. That page is from before the piece was added, and far more visitors
 * doubt whether the first click worked than want a second coat; an unwanted second coat is the worse mistake. A
 * different size, message or quantity is another submission, and so is a piece that has been removed from the cart
 * meanwhile.
 */
export const submissionMs = hourMs;

/** Within this time, the same form counts as the same click and gets the same response. */
export const onePressMs = 30 * secondMs;

/** A cart stores its newest submissions only, so that nobody fills the database with keys. */
export const maxSubmissions = 100;
