import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/db/index.ts'
import { SECOND } from '../../../shared/time.ts'

export type TextMessage = { to: string; text: string }

/** Someone waits in front of the form. */
const TIMEOUT_MS = 8 * SECOND

/**
 * Hands a text message to the operator's hook, signed as Standard Webhooks describes
 * (https://www.standardwebhooks.com). It is tried once, because a second try could pay for a second
 * message. False if the hook did not take it; the log then has the cause, without number and text.
 */
export async function sendTextMessage(
  { env, log, clock }: Pick<Deps, 'env' | 'log' | 'clock'>,
  message: TextMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  const { SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret } = env
  if (!url || !secret) throw new Error('there is no hook for text messages')
  const id = `msg_${newId()}`
  const timestamp = String(Math.floor(clock.now().getTime() / SECOND))
  const body = JSON.stringify(message)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (response.ok) return true
    log.error({ status: response.status }, 'text message not sent')
  } catch (error) {
    log.error({ cause: causeOf(error) }, 'text message not sent')
  }
  return false
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  return createHmac('sha256', key).update(content).digest('base64')
}

/** Never the error itself: what failed could be quoted in it. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
