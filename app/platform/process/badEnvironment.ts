/** Thrown for what only the operator can mend; its message is one sentence the operator can act on. */
export class BadEnvironment extends Error {}
