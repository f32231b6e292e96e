import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId } from '../../platform/db/index.ts'
import { type Sort, sorts } from './search.contract.ts'

/**
 * Where a sorted list goes on: after the listing with this key and id. Keys are milliseconds, minor
 * units, or minor units a day of support. `part` tells apart what is sorted in parts: how closely a
 * model was meant, or whether its support is known. `day` is the day on which support was counted.
 */
export type Place = { sort: Sort; part: number; key: number; id: string; day: number }

/** Long enough that nobody makes one up; characters. */
const MARK = 12

/** The place as an opaque word for an address, marked so that only ours are followed. */
export function writeCursor(secret: string, { sort, part, key, id, day }: Place): string {
  const text = [sort, part, key, id, day].join('~')
  return Buffer.from(`${text}~${markOf(secret, text)}`).toString('base64url')
}

/** Undefined for a word that is no cursor of ours, or one of another sort. */
export function readCursor(secret: string, word: string, sort: Sort): Place | undefined {
  if (word.length > 200) return undefined
  const text = Buffer.from(word, 'base64url').toString()
  const end = text.lastIndexOf('~')
  const [named, part, key, id = '', day] = text.slice(0, end).split('~')
  const mark = Buffer.from(text.slice(end + 1))
  const wanted = Buffer.from(markOf(secret, text.slice(0, end)))
  if (mark.length !== wanted.length || !timingSafeEqual(mark, wanted)) return undefined
  if (named !== sort || !sorts.includes(sort) || !isId(id)) return undefined
  return { sort, part: Number(part), key: Number(key), id, day: Number(day) }
}

function markOf(secret: string, text: string) {
  return createHmac('sha256', `${secret} search cursor`)
    .update(text)
    .digest('base64url')
    .slice(0, MARK)
}
