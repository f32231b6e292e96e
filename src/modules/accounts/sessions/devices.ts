import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { recordEvent } from '../../../platform/events.ts'
import type { AppEnv } from '../../../platform/http/index.ts'
import { DAY } from '../../../shared/time.ts'
import { type ClientDetails, recordSecurityEvent } from '../security/index.ts'
import { deleteDevicesBefore, saveDevice } from './sessions.store.ts'

/** With the prefix no other host of the domain can set it; browsers take it over HTTPS only. */
const cookieName = (isSecure: boolean) => `${isSecure ? '__Host-' : ''}redial_device`
/** As long as browsers keep a cookie at most (RFC 6265bis). */
const KEPT_DAYS = 400
const DELETED_AT_ONCE = 1_000

/**
 * The hash of the random id that this browser got when it first signed in, to any account;
 * undefined before that. Two accounts with the same hash were used in the same browser.
 */
export function readDeviceHash(c: Context, { origin }: Pick<Deps, 'origin'>): string | undefined {
  const id = getCookie(c, cookieName(origin().startsWith('https:')))
  return id && isDeviceId(id) ? hashOf(id) : undefined
}

// 32 random bytes as base64url; whatever else the cookie holds was not set here.
const isDeviceId = (id: string) => /^[\w-]{43}$/.test(id)
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url')

/** This browser's id as a Set-Cookie header, renewed at every sign-in, and its hash. */
export function renewDeviceCookie(c: Context<AppEnv>, { origin }: Pick<Deps, 'origin'>) {
  const isSecure = origin().startsWith('https:')
  const name = cookieName(isSecure)
  const known = getCookie(c, name)
  const id = known && isDeviceId(known) ? known : randomBytes(32).toString('base64url')
  const cookie = serialize(name, id, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure,
    maxAge: (KEPT_DAYS * DAY) / 1000,
  })
  return { cookie, hash: hashOf(id) }
}

/**
 * Notes the browser of a sign-in, and notifies the person if the account was used before, but never
 * in this browser.
 */
export async function noteDevice(
  deps: Deps,
  tx: Tx,
  device: { userId: string; hash: string; client: ClientDetails },
) {
  const { userId, hash, client } = device
  const at = deps.clock.now()
  const { isNew, isFirst } = await saveDevice(tx, userId, hash, at)
  if (!isNew || isFirst) return
  const securityEventId = await recordSecurityEvent(deps, tx, {
    userId,
    kind: 'new_device',
    client,
  })
  // The details stay in the security log, which is deleted after a while; events never are.
  await recordEvent(tx, 'new_device_used', at, { userId, securityEventId })
}

/** Deletes devices that were not used for as long as their cookie lives; returns how many. */
export function deleteOldDevices(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - KEPT_DAYS * DAY)
  return deleteDevicesBefore(deps.db.kysely, before, DELETED_AT_ONCE)
}
