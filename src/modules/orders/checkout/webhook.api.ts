import type { Deps } from '../../../deps.ts'
import { createRouter, json, refusals, refuse, route } from '../../../platform/http/index.ts'
import {
  hear,
  ProviderAway,
  ProviderRefusal,
  providerNamed,
  readWebhook,
} from '../../payments/index.ts'
import { heardBody } from './checkout.contract.ts'
import { orderDoor } from './order-door.ts'

export function webhookApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'post',
      path: '/payments/stripe/webhook',
      operationId: 'hearStripe',
      summary: 'Where Stripe tells what became of payments; signed by it, heard once',
      tags: ['checkout'],
      responses: { 200: json(heardBody), ...refusals(404, 413, 422) },
    }),
    async (c) => {
      const provider = providerNamed(deps, 'stripe')
      if (!provider) return refuse(c, 404, 'not_found', 'There is nothing here.')
      const signature = c.req.header('stripe-signature') ?? ''
      const news = await readWebhook(deps, await c.req.text(), signature)
      if (!news) return refuse(c, 400, 'bad_signature', 'This message is not signed by Stripe.')
      try {
        await hear(deps, orderDoor, provider, news)
      } catch (error) {
        if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
        // Stripe sends it again later; until then nothing of it is written down.
        return refuse(
          c,
          503,
          'provider_away',
          'Stripe could not be asked about this. Send it again.',
        )
      }
      return c.json({ received: true as const }, 200)
    },
  )
}
