import { createContext, useContext } from "react";

/** Name of the form field by which the server recognises a form that is sent a second time. */
export const submissionField = "submission";

const SubmissionKeyContext = createContext("");

/** Provides the page's submission key for its forms; the response to each form brings a new one. */
export const SubmissionKeyProvider = SubmissionKeyContext.Provider;

export function useSubmissionKey(): string {
  return useContext(SubmissionKeyContext);
}
