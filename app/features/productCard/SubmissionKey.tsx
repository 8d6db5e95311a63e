import { submissionField, useSubmissionKey } from "~/platform/browser/submissionKey";

/** In each form that adds to the cart, reserves or orders a service, so that it does so once however often it is sent. */
export function SubmissionKey() {
  return <input type="hidden" name={submissionField} value={useSubmissionKey()} />;
}
