import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'

const PURPOSE = 'unsubscribe from alerts'
/** 128 bits: beyond guessing, and short enough for one line of a mail. */
const MARK_BYTES = 16

/** A word that lets whoever holds the mail stop the mails of one person, and nothing else. */
export function unsubscribeToken({ secret }: Pick<Deps, 'secret'>, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, markOf(secret, id)]).toString('base64url')
}

/** Whom a token is for; undefined when it is none of ours. */
export function readUnsubscribeToken(
  { secret }: Pick<Deps, 'secret'>,
  token: string,
): string | undefined {
  const bytes = Buffer.from(token.slice(0, 64), 'base64url')
  if (bytes.length !== 16 + MARK_BYTES) return undefined
  const id = bytes.subarray(0, 16)
  if (!timingSafeEqual(bytes.subarray(16), markOf(secret, id))) return undefined
  const userId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isId(userId) ? userId : undefined
}

function markOf(secret: string, id: Buffer) {
  return createHmac('sha256', secret).update(PURPOSE).update(id).digest().subarray(0, MARK_BYTES)
}
