/** Every text of one file that people read, in the order of the file; expressions stand as {…}. */
export function textsOf(file: string, source: string): string[]
/** docs/copy.md as the code has it now. */
export function copyDocument(): string
