import type { Deps } from '../../deps.ts'
import { createRouter } from '../../platform/http/index.ts'
import { moneyApi } from './admin/money.api.ts'
import type { OrderCallbacks } from './apply-charge.ts'
import { demoPaymentsApi } from './demo/demo-payments.api.ts'
import { payoutsApi } from './payouts/payouts.api.ts'
import { stripeWebhookApi } from './stripe/stripe-webhook.api.ts'
import { transfersApi } from './transfers/transfers.api.ts'

export function paymentsApi(deps: Deps, orders: OrderCallbacks) {
  const router = createRouter()
  router.route('/', demoPaymentsApi(deps, orders))
  router.route('/', stripeWebhookApi(deps, orders))
  router.route('/', payoutsApi(deps))
  router.route('/', transfersApi(deps))
  router.route('/', moneyApi(deps, orders))
  return router
}
