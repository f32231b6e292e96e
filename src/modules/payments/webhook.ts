import type { Deps } from '../../deps.ts'
import { SECOND } from '../../platform/clock.ts'
import type { News } from './provider.ts'
import { toNews } from './stripe-words.ts'

/** Stripe signs each delivery anew: an older stamp was recorded by somebody, a later one made up. */
export const STAMP_TOLERANCE_SECONDS = 300

/**
 * Reads a message of Stripe from its raw body and its Stripe-Signature header.
 * STRIPE_WEBHOOK_SECRET may hold several secrets, one of which has to fit: Stripe has one address for the
 * platform's own events and one for those of the sellers' accounts.
 * @returns undefined when it is forged, or stamped more than 300 s ago or ahead.
 */
export async function readWebhook(
  deps: Deps,
  body: string,
  signature: string,
): Promise<News | undefined> {
  const now = deps.clock.now().getTime()
  if (stampOf(signature) > now / SECOND + STAMP_TOLERANCE_SECONDS) return
  const { Stripe } = await import('stripe')
  for (const secret of secretsOf(deps)) {
    try {
      const event = await Stripe.webhooks.constructEventAsync(
        body,
        signature,
        secret,
        STAMP_TOLERANCE_SECONDS,
        undefined,
        now,
      )
      return toNews(event)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
}

function secretsOf({ env }: Deps): string[] {
  return (env.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim())
}

/** Seconds since 1970; the library looks only whether it is too old. */
function stampOf(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.POSITIVE_INFINITY)
}
