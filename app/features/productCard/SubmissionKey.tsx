import { submissionField, useSubmissionKey } from "~/platform/browser/submissionKey";

/**
 * A key in each form that adds to the cart, reserves or orders a service, so that it takes effect once however often it
 * is submitted.
 */
export function SubmissionKey() {
  return <input type="hidden" name={submissionField} value={useSubmissionKey()} />;
}
