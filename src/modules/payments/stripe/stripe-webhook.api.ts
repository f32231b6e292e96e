import type { Deps } from '../../../deps.ts'
import { createRouter, json, refusals, refuse, route, z } from '../../../platform/http/index.ts'
import { SECOND } from '../../../shared/time.ts'
import type { OrderCallbacks } from '../apply-charge.ts'
import { providerNamed } from '../choose-provider.ts'
import { handleProviderEvent } from '../handle-provider-event.ts'
import { ProviderAway, type ProviderEvent, ProviderRefusal } from '../provider.ts'
import { toProviderEvent } from './stripe-provider.ts'

const receivedBody = z.object({ received: z.literal(true) }).openapi('EventReceived')

export function stripeWebhookApi(deps: Deps, orders: OrderCallbacks) {
  return createRouter().openapi(
    route('anyone', {
      method: 'post',
      path: '/payments/stripe/webhook',
      operationId: 'receiveStripeEvent',
      summary: 'Receive a Stripe webhook event',
      description:
        'Called by Stripe. Events must be signed with the webhook secret; each takes effect once, however often it is sent.',
      tags: ['checkout'],
      responses: { 200: json(receivedBody), ...refusals(404, 413, 422) },
    }),
    async (c) => {
      const provider = providerNamed(deps, 'stripe')
      if (!provider) return refuse(c, 404, 'not_found', 'Not found.')
      const signature = c.req.header('stripe-signature') ?? ''
      const event = await readWebhook(deps, await c.req.text(), signature)
      if (!event) return refuse(c, 400, 'bad_signature', 'This event is not signed by Stripe.')
      if (event === 'malformed')
        return refuse(c, 400, 'malformed', 'This is not an event of Stripe.')
      try {
        await handleProviderEvent(deps, orders, provider, event)
      } catch (error) {
        if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
        // Stripe sends it again later; until then nothing of it is written down.
        return refuse(
          c,
          503,
          'provider_unavailable',
          'Stripe could not be reached to verify this event. Send it again.',
        )
      }
      return c.json({ received: true as const }, 200)
    },
  )
}

/** Stripe signs each delivery: an old timestamp is a replay, a future one a forgery. */
const STAMP_TOLERANCE_SECONDS = 300

/**
 * Reads a message of Stripe from its raw body and its Stripe-Signature header.
 * STRIPE_WEBHOOK_SECRET may hold several secrets, one of which has to fit: Stripe has one address for the
 * platform's own events and one for those of the sellers' accounts.
 * @returns undefined when it is forged, or stamped more than 300 s ago or ahead; 'malformed' when it is
 *   signed, but is no event.
 */
export async function readWebhook(
  deps: Deps,
  body: string,
  signature: string,
): Promise<ProviderEvent | 'malformed' | undefined> {
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
      return isEvent(event) ? toProviderEvent(event) : 'malformed'
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
}

/** The signature says who sent it, not that it has the shape of an event. */
function isEvent(event: unknown): boolean {
  const shape = z.object({
    id: z.string(),
    type: z.string(),
    created: z.number(),
    data: z.object({ object: z.object({}) }),
  })
  return shape.safeParse(event).success
}

function secretsOf({ env }: Deps): string[] {
  return (env.STRIPE_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim())
}

/** Seconds since 1970; the library looks only whether it is too old. */
function stampOf(signature: string): number {
  return Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? Number.POSITIVE_INFINITY)
}
