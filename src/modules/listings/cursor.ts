import { isId } from '../../platform/db/index.ts'
import type { Place } from './live-listings.store.ts'

/** A place in the list as an opaque word for an address. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

/** Undefined for a word that is no cursor of ours. */
export function readCursor(word: string): Place | undefined {
  const [ms = '', id = ''] = Buffer.from(word, 'base64url').toString().split('.')
  if (!/^\d{1,14}$/.test(ms) || !isId(id)) return undefined
  return { at: new Date(Number(ms)), id }
}
