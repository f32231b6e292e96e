/** A problem that the operator of the server has to fix; shown without a stack trace. */
export class OperatorError extends Error {}
