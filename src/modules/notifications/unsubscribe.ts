import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { readSignedToken, signToken, unsubscribePage } from '../../platform/mail/index.ts'
import { stopMails } from './notifications.store.ts'
import { type Kind, kinds } from './template.ts'

/** Part of the signature: changing it would break the links of emails that were sent. */
const PURPOSE = 'no more notifications by mail'
const ID_BYTES = 16

/** "Unsubscribe from …" and "We won't send you … any more". */
export const emailsAbout: Record<Kind, string> = {
  orders: 'order emails',
  payments: 'payment emails',
  disputes: 'dispute emails',
  offers: 'offer emails',
  ratings: 'review emails',
  listings: 'emails about your listings',
  reports: 'emails about your reports',
  account: 'emails about your account',
}

/** Lets the holder of an email stop emails of that kind to one person, and nothing else. */
export function unsubscribeToken(deps: Pick<Deps, 'secret'>, userId: string, kind: Kind): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return signToken(deps.secret, PURPOSE, Buffer.concat([id, Buffer.from([kinds.indexOf(kind)])]))
}

function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string) {
  const payload = readSignedToken(secret, PURPOSE, token, ID_BYTES + 1)
  if (!payload) return undefined
  const hex = payload.subarray(0, ID_BYTES).toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const kind = kinds[payload[ID_BYTES] ?? kinds.length]
  return kind && isId(userId) ? { userId, kind } : undefined
}

/** The page behind the unsubscribe link of a notification's email. */
export function notificationUnsubscribePage(deps: Deps) {
  return unsubscribePage({
    path: '/mail-notifications',
    read: (token) => readUnsubscribeToken(deps, token),
    emails: ({ kind }) => emailsAbout[kind],
    unsubscribe: ({ userId, kind }) => inTransaction(deps.db, (tx) => stopMails(tx, userId, kind)),
  })
}
