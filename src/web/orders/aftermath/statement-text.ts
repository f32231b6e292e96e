/** Characters of a statement; the server takes no more. */
export const MAX_STATEMENT = 4000
/** Fewer say nothing. */
const LEAST = 10

export function wrongText(text: string): string | undefined {
  const said = text.trim()
  if (!said) return 'Say what it is about'
  return said.length < LEAST ? 'Say it in a few words' : undefined
}
