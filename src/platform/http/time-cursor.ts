import { isId } from '../db/index.ts'

/** Where a list that is newest first goes on: after the one with this time and id. */
export type TimePlace = { at: Date; id: string }

/** Such a place as an opaque word for an address. */
export function writeTimeCursor({ at, id }: TimePlace): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

/** Undefined for a word that is no cursor of ours: the list then begins anew. */
export function readTimeCursor(word: string | undefined): TimePlace | undefined {
  const [ms = '', id = ''] = Buffer.from(word ?? '', 'base64url')
    .toString()
    .split('.')
  if (!/^\d{1,14}$/.test(ms) || !isId(id)) return undefined
  return { at: new Date(Number(ms)), id }
}
