import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../deps.ts'

type Ground = Pick<Deps, 'secret'>
/** A listing, and the end that it had when the mail was written. */
export type Renewal = { listingId: string; expiresAt: Date }

const PURPOSE = 'renew a listing'
const ID_BYTES = 16
const TIME_BYTES = 8
/** 128 bits: beyond guessing, and short enough for one line of a mail. */
const MARK_BYTES = 16

/** A word that lets whoever holds the mail renew one listing once, and nothing else. */
export function renewalToken({ secret }: Ground, { listingId, expiresAt }: Renewal): string {
  const said = Buffer.alloc(ID_BYTES + TIME_BYTES)
  said.write(listingId.replaceAll('-', ''), 'hex')
  said.writeBigUInt64BE(BigInt(expiresAt.getTime()), ID_BYTES)
  return Buffer.concat([said, markOf(secret, said)]).toString('base64url')
}

/** What a token is for; undefined when it is none of ours. */
export function readRenewalToken({ secret }: Ground, token: string): Renewal | undefined {
  const bytes = Buffer.from(token.slice(0, 80), 'base64url')
  if (bytes.length !== ID_BYTES + TIME_BYTES + MARK_BYTES) return undefined
  const said = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  if (!timingSafeEqual(bytes.subarray(said.length), markOf(secret, said))) return undefined
  const id = said.subarray(0, ID_BYTES).toString('hex')
  return {
    listingId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: new Date(Number(said.readBigUInt64BE(ID_BYTES))),
  }
}

function markOf(secret: string, said: Buffer) {
  return createHmac('sha256', secret).update(PURPOSE).update(said).digest().subarray(0, MARK_BYTES)
}
