/** Something that whoever runs the server has to do: told in its own words, without a stack trace. */
export class OperatorError extends Error {}
