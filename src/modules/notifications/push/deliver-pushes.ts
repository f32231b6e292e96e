import { createHash } from 'node:crypto'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import type { RecordedEvent } from '../../../platform/events.ts'
import {
  callOutside,
  deliverQueue,
  type Outcome,
  type OutsideRules,
  outsideRules,
  type Resolver,
  readRetryAfter,
} from '../../../platform/outbound/index.ts'
import {
  encryptPush,
  type VapidKey,
  vapidHeader,
  vapidKey,
} from '../../../platform/web-push/index.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { PUSH_FAILING_DAYS } from '../../../shared/limits.ts'
import { shopImageUrl } from '../../../shared/settings/shop-images.ts'
import { DAY, MINUTE, SECOND } from '../../../shared/time.ts'
import { countUnreadConversations, unreadText } from '../../messaging/index.ts'
import { countUnread } from '../notifications.store.ts'
import {
  type ClaimedPush,
  claimPush,
  deletePush,
  deleteSubscription,
  markFailing,
  markReached,
  queueMessagePushes,
  retryPush,
} from './push.store.ts'

/** After the first attempt. Later on, the emails have it. */
const RETRY_AFTER_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE]
const MAX_AGE_MS = DAY
/** People who read a conversation as it goes on need no notification. */
const MESSAGE_DELAY_MS = 10 * SECOND
const TIMEOUT_MS = 10 * SECOND
/** Longer than an attempt can take; then its worker is gone. */
const LEASE_MS = MINUTE
/** Characters of a title: names have limits, but titles are made of several. */
const MAX_TITLE = 200
/** Push services take topics of up to 32 characters of base64url (RFC 8030, section 5.4). */
const TOPIC_LENGTH = 32

const [NOT_FOUND, GONE, TOO_MANY, SERVER_ERROR, UNAVAILABLE] = [404, 410, 429, 500, 503]

/** Queues push notifications about a message, in the transaction that sends it. */
export async function queuePushesOfMessages(tx: Tx, { name, at, data }: RecordedEvent) {
  const { toId, conversationId } = data
  if (name !== 'message_sent' || typeof toId !== 'string' || typeof conversationId !== 'string')
    return
  const dueAt = new Date(at.getTime() + MESSAGE_DELAY_MS)
  await queueMessagePushes(tx, { userId: toId, conversationId }, { date: at, dueAt })
}

/** Whether browsers of this shop can have push notifications: its service worker shows them. */
export const hasPush = ({ settings }: Pick<Deps, 'settings'>) => settings.current().offlinePages

/** Sends due push notifications. Returns how many attempts were made. */
export function deliverPushes(
  deps: Deps,
  { resolve, timeoutMs = TIMEOUT_MS }: { resolve?: Resolver; timeoutMs?: number } = {},
): Promise<number> {
  const rules = { ...outsideRules(deps), ...(resolve && { resolve }) }
  const sender = { key: vapidKey(deps.secret), rules, timeoutMs }
  return deliverQueue(
    () => claimNext(deps),
    (message) => deliver(deps, message, sender),
  )
}

function claimNext(deps: Deps) {
  const now = deps.clock.now()
  return claimPush(deps.db.kysely, now, new Date(now.getTime() + LEASE_MS))
}

type Sender = { key: VapidKey; rules: OutsideRules; timeoutMs: number }

async function deliver(deps: Deps, message: ClaimedPush, sender: Sender): Promise<void> {
  const { key, rules, timeoutMs } = sender
  const now = deps.clock.now()
  const isOld = now.getTime() - message.createdAt.getTime() > MAX_AGE_MS
  const text = isOld || !hasPush(deps) ? undefined : await writeText(deps, message)
  if (!text) return inTransaction(deps.db, (tx) => deletePush(tx, message))
  const { endpoint } = message
  const outcome = await callOutside(
    {
      url: endpoint,
      headers: {
        authorization: vapidHeader(key, { endpoint, contact: contactOf(deps), now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        // A device that is off gets it later; of the same topic only the newest.
        ttl: String(MAX_AGE_MS / SECOND),
        topic: topicOf(message.tag),
        urgency: 'high',
      },
      body: encryptPush(text, message),
      timeoutMs,
    },
    rules,
  )
  await inTransaction(deps.db, (tx) => finish(tx, deps, message, now, outcome))
}

/** Whom the operator of a push service writes to when something is wrong. */
function contactOf({ settings, origin }: Pick<Deps, 'settings' | 'origin'>): string {
  const { contactEmail } = settings.current()
  return contactEmail ? `mailto:${contactEmail}` : origin()
}

/** The service reads topics, so they are hashes: a tag names an order. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH)
}

/** What src/web/public/service-worker.js shows, as JSON; undefined for messages that were read meanwhile. */
async function writeText(deps: Deps, message: ClaimedPush): Promise<string | undefined> {
  const db = deps.db.kysely
  const { userId, conversationId, tag } = message
  const about = conversationId ? await aboutMessages(deps, message, conversationId) : message
  if (!about) return undefined
  const { icon, logo } = deps.settings.current()
  const picture = icon ?? logo
  const unread = (await countUnread(db, userId)) + (await countUnreadConversations(db, userId))
  return JSON.stringify({
    title: about.title.slice(0, MAX_TITLE).toWellFormed(),
    body: about.body,
    url: about.path,
    tag,
    icon: picture ? shopImageUrl(picture.id, '-512.png') : '/app-icons/512.png',
    unread,
  })
}

async function aboutMessages(
  { db, settings }: Deps,
  { userId, ...person }: ClaimedPush,
  conversationId: string,
) {
  const language = accountLanguage(person, settings.current().languages)
  const text = await unreadText(db.kysely, userId, conversationId, language)
  return text && { ...text, path: addressIn(language, pages.messages(conversationId)) }
}

async function finish(
  tx: Tx,
  deps: Deps,
  message: ClaimedPush,
  now: Date,
  { status, error, retryAfter }: Outcome,
) {
  const { sessionId, failingSince } = message
  if (status !== null && status >= 200 && status < 300) {
    await markReached(tx, sessionId, now)
    return deletePush(tx, message)
  }
  const failingMs = now.getTime() - (failingSince ?? now).getTime()
  if (status === NOT_FOUND || status === GONE || failingMs > PUSH_FAILING_DAYS * DAY)
    return deleteSubscription(tx, sessionId)
  await markFailing(tx, sessionId, now)
  const host = new URL(message.endpoint).host
  deps.log.warn({ host, status, reason: error }, 'push notification not accepted')
  const pause = RETRY_AFTER_MS[message.attempt - 1]
  const isPassing = status === null || status === TOO_MANY || status >= SERVER_ERROR
  if (isPassing && pause !== undefined) {
    const isBusy = status === TOO_MANY || status === UNAVAILABLE
    const wanted = isBusy ? readRetryAfter(retryAfter, now) : 0
    // A message is given up after a day, however long the service wants us to wait.
    const wait = Math.min(Math.max(pause, wanted), MAX_AGE_MS)
    return retryPush(tx, message, new Date(now.getTime() + wait))
  }
  return deletePush(tx, message)
}
