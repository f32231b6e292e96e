import type { ModelRow } from './models.store.ts'

/** Where the list of models goes on, as an opaque word. */
export function writeCursor({ brand, name, id }: ModelRow): string {
  const at = [`${brand} ${name}`.toLowerCase(), id]
  return Buffer.from(JSON.stringify(at)).toString('base64url')
}

/** Undefined for what is no cursor: then the list begins at its start. */
export function readCursor(text: string): { name: string; id: number } | undefined {
  try {
    const at: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (!Array.isArray(at) || at.length !== 2) return undefined
    const [name, id] = at as unknown[]
    if (typeof name !== 'string' || name.includes('\0')) return undefined
    return Number.isSafeInteger(id) && Math.abs(Number(id)) < 2 ** 31
      ? { name, id: Number(id) }
      : undefined
  } catch {
    return undefined
  }
}
