import { createAccount, createAccountLink, createTransfer } from './connect.ts'
import { type Form, textAt } from './form.ts'
import { type Refund, StripeNo, type Transfer } from './objects.ts'
import { cancelIntent, confirmIntent, createIntent, createRefund } from './payments.ts'
import type { Store } from './store.ts'

/** Answers a call as Stripe would. @throws StripeNo for every error. */
export function answer(store: Store, method: string, path: string, form: Form): unknown {
  const [what = '', id = '', verb = ''] = path.replace(/^\/v1\//, '').split('/')
  const call = `${method} ${what}${id && '/id'}${verb && `/${verb}`}`
  switch (call) {
    case 'POST payment_intents':
      return createIntent(store, form)
    case 'GET payment_intents/id':
      return store.get('payment_intent', id)
    case 'POST payment_intents/id/confirm':
      return confirmIntent(store, id, form)
    case 'POST payment_intents/id/cancel':
      return cancelIntent(store, id)
    case 'POST refunds':
      return createRefund(store, form)
    case 'GET refunds/id':
      return store.get('refund', id)
    case 'GET refunds':
      return list(
        store
          .all<Refund>('refund')
          .filter(({ payment_intent }) => payment_intent === textAt(form, 'payment_intent')),
      )
    case 'POST transfers':
      return createTransfer(store, form)
    case 'GET transfers':
      return list(
        store
          .all<Transfer>('transfer')
          .filter(({ transfer_group }) => transfer_group === textAt(form, 'transfer_group')),
      )
    case 'POST accounts':
      return createAccount(store, form)
    case 'GET accounts/id':
      return store.get('account', id)
    case 'POST account_links':
      return createAccountLink(store, form)
    case 'GET disputes/id':
      return store.get('dispute', id)
    case 'GET balance':
      return { object: 'balance', available: [], pending: store.balance() }
    case 'GET balance_transactions':
      return listByTime(store.lines, form)
    case 'GET events':
      return listByTime(store.events, form)
    default:
      throw new StripeNo(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  }
}

function list(data: readonly unknown[], has_more = false) {
  return { object: 'list', data, has_more }
}

/** Newest first, in pages; the next page starts after the last object returned. */
function listByTime(all: readonly { id: string; created: number }[], form: Form) {
  const since = Number(textAt(form, 'created', 'gte') ?? 0)
  const until = Number(textAt(form, 'created', 'lt') ?? Number.POSITIVE_INFINITY)
  const newest = all.filter(({ created }) => created >= since && created < until).reverse()
  const after = textAt(form, 'starting_after')
  const from = after ? newest.findIndex(({ id }) => id === after) + 1 : 0
  const limit = Number(textAt(form, 'limit') ?? 10)
  return list(newest.slice(from, from + limit), newest.length > from + limit)
}

/** Whether a browser may make this call with the publishable key. */
export function isPublic(method: string, path: string): boolean {
  return method === 'POST' && /^\/v1\/payment_intents\/[^/]+\/confirm$/.test(path)
}
