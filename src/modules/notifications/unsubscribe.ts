import type { Deps } from '../../deps.ts'
import { idFromBytes, idToBytes, inTransaction } from '../../platform/db/index.ts'
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
  const payload = Buffer.concat([idToBytes(userId), Buffer.from([kinds.indexOf(kind)])])
  return signToken(deps.secret, PURPOSE, payload)
}

function readUnsubscribeToken({ secret }: Pick<Deps, 'secret'>, token: string) {
  const payload = readSignedToken(secret, PURPOSE, token, ID_BYTES + 1)
  if (!payload) return undefined
  const userId = idFromBytes(payload.subarray(0, ID_BYTES))
  const kind = kinds[payload[ID_BYTES] ?? kinds.length]
  return kind && { userId, kind }
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
