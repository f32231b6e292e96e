/** Every text in a file that users read, in order; expressions are shown as {…}. */
export function textsOf(file: string, source: string): string[]
/** The contents of docs/copy.md for the current code. */
export function copyDocument(): string
