import { createContext, useContext } from "react";

/** Name of the field by which the server knows a form that comes a second time. */
export const submissionField = "submission";

const SubmissionKeyContext = createContext("");

/** The page's key for its forms; the answer to each of them brings a new one. */
export const SubmissionKeyProvider = SubmissionKeyContext.Provider;

export function useSubmissionKey(): string {
  return useContext(SubmissionKeyContext);
}
