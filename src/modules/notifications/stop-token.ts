import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { isId } from '../../platform/db/index.ts'
import { type Kind, kinds } from './kinds.ts'

const PURPOSE = 'no more notifications by mail'
/** 128 bits: beyond guessing, and short enough for one line of a mail. */
const MARK_BYTES = 16
const ID_BYTES = 16

/** A word that lets whoever holds a mail stop mails of that kind to one person, and nothing else. */
export function stopToken({ secret }: Pick<Deps, 'secret'>, userId: string, kind: Kind): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  const named = Buffer.concat([id, Buffer.from([kinds.indexOf(kind)])])
  return Buffer.concat([named, markOf(secret, named)]).toString('base64url')
}

/** Whom and what a word is about; undefined when it is none of ours. */
export function readStopToken(
  { secret }: Pick<Deps, 'secret'>,
  token: string,
): { userId: string; kind: Kind } | undefined {
  const bytes = Buffer.from(token.slice(0, 80), 'base64url')
  if (bytes.length !== ID_BYTES + 1 + MARK_BYTES) return undefined
  const named = bytes.subarray(0, ID_BYTES + 1)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES + 1), markOf(secret, named))) return undefined
  const hex = named.subarray(0, ID_BYTES).toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const kind = kinds[named[ID_BYTES] ?? kinds.length]
  return kind && isId(userId) ? { userId, kind } : undefined
}

function markOf(secret: string, named: Buffer) {
  return createHmac('sha256', secret).update(PURPOSE).update(named).digest().subarray(0, MARK_BYTES)
}
