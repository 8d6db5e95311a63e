/** An error that only the operator can fix; its message is one sentence that says how. */
export class EnvironmentError extends Error {}
