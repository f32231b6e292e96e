import { createHmac } from 'node:crypto'
import { api as paths } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  callOutside,
  deliverQueue,
  type Outcome,
  type OutsideRules,
  outsideRules,
  type Resolver,
} from '../../../platform/outbound/index.ts'
import {
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_RETENTION_DAYS,
  WEBHOOK_TIMEOUT_SECONDS,
} from '../../../shared/integrations/webhook-kinds.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/time.ts'
import { decrypt } from '../../accounts/index.ts'
import {
  type ClaimedMessage,
  claimMessage,
  deleteMessagesBefore,
  disableEndpoints,
  finishAttempt,
  type MessageData,
} from './webhooks.store.ts'

/** After the first attempt: a short pause for a restart, then longer ones for an outage, three days in all. */
const RETRY_AFTER_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Longer than an attempt can take; then its worker is gone. */
const LEASE_MS = MINUTE
const DELETED_AT_ONCE = 1_000
/** Characters of a response that the log keeps. */
const LOGGED_RESPONSE = 500

/** Sends due messages. Returns how many attempts were made. */
export function deliverWebhooks(deps: Deps, resolve?: Resolver): Promise<number> {
  const rules = { ...outsideRules(deps), ...(resolve && { resolve }) }
  return deliverQueue(
    () => claimNext(deps),
    (message) => deliver(deps, message, rules),
  )
}

function claimNext(deps: Deps) {
  const now = deps.clock.now()
  return claimMessage(deps.db.kysely, now, new Date(now.getTime() + LEASE_MS))
}

async function deliver(deps: Deps, message: ClaimedMessage, rules: OutsideRules): Promise<void> {
  const startedAt = deps.clock.now()
  if (!message.isOwnerActive) {
    const { endpointId: id } = message
    await inTransaction(deps.db, (tx) => disableEndpoints(tx, { id }, 'account', startedAt))
    return
  }
  const body = JSON.stringify({
    type: message.kind,
    timestamp: message.createdAt.toISOString(),
    data: { ...message.data, ...linkTo(message.data, deps.origin()) },
  })
  const id = `msg_${message.id}`
  const timestamp = String(Math.floor(startedAt.getTime() / SECOND))
  const secrets = await secretsOf(deps, message, startedAt)
  const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
  const outcome = await callOutside(
    {
      url: message.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Redial-Webhooks/1.0',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signatures.join(' '),
      },
      body,
      timeoutMs: WEBHOOK_TIMEOUT_SECONDS * SECOND,
    },
    rules,
  )
  await inTransaction(deps.db, (tx) => finish(tx, deps, message, startedAt, outcome))
}

/** The call that reads what a message is about. */
function linkTo({ orderId, phoneId }: MessageData, origin: string): { url?: string } {
  if (orderId) return { url: `${origin}${paths.order(orderId)}` }
  return phoneId ? { url: `${origin}${paths.phone(phoneId)}` } : {}
}

/** The one in use, and for a time the one before. */
function secretsOf({ secret: key }: Deps, message: ClaimedMessage, now: Date): Promise<string[]> {
  const { secret, previousSecret, previousSecretUntil } = message
  const isOverlapping = previousSecret && previousSecretUntil && previousSecretUntil > now
  return Promise.all(
    [secret, ...(isOverlapping ? [previousSecret] : [])].map((one) => decrypt(key, one)),
  )
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}

const GONE = 410

async function finish(
  tx: Tx,
  deps: Deps,
  message: ClaimedMessage,
  startedAt: Date,
  { status, error, response, durationMs }: Outcome,
) {
  const isDelivered = status !== null && status >= 200 && status < 300
  const pause = RETRY_AFTER_MS[message.number - 1]
  const nextAttemptAt =
    isDelivered || pause === undefined ? null : new Date(startedAt.getTime() + pause)
  // PostgreSQL stores no NUL characters.
  const text = response.replaceAll('\0', '').slice(0, LOGGED_RESPONSE).toWellFormed()
  const result = { startedAt, durationMs, status, error, response: text }
  const deliveredAt = isDelivered ? startedAt : null
  const isOwn = await finishAttempt(tx, message, result, { deliveredAt, nextAttemptAt })
  if (!isOwn || isDelivered) return
  const failingMs = startedAt.getTime() - (message.failingSince ?? startedAt).getTime()
  if (status !== GONE && failingMs < WEBHOOK_FAILING_DAYS * DAY) return
  // Another attempt may have failed at the same time.
  if (!(await disableEndpoints(tx, { id: message.endpointId }, 'failing', startedAt))) return
  const { userId, endpointId } = message
  const data = { userId, host: new URL(message.url).host }
  await recordEvent(tx, 'webhook_disabled', startedAt, data)
  const subject: [string, string] = ['webhook', endpointId]
  await writeAudit(tx, { actor: 'system', action: 'webhook_disabled', subject, at: startedAt })
  deps.log.warn({ webhook: endpointId }, 'webhook turned off after failures')
}

/** Deletes messages and what came of them after 30 days; returns how many. */
export function deleteOldMessages(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - WEBHOOK_RETENTION_DAYS * DAY)
  return deleteMessagesBefore(deps.db.kysely, before, DELETED_AT_ONCE)
}
