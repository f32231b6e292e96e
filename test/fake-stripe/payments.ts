import { type Form, textAt, textsAt } from './form.ts'
import { type Charge, type Dispute, type Intent, type Refund, StripeNo } from './objects.ts'
import type { Store } from './store.ts'

export function createIntent(store: Store, form: Form): Intent {
  const currency = textAt(form, 'currency') ?? ''
  const amount = wholeAmount(textAt(form, 'amount'), currency)
  if (currency !== currency.toLowerCase() || currency.length !== 3)
    throw new StripeNo(400, { param: 'currency', message: `Invalid currency: ${currency}` })
  if (amount < 50)
    throw new StripeNo(400, {
      code: 'amount_too_small',
      message: 'Amount must convert to at least 50 cents.',
    })
  const id = store.newId('pi')
  const intent = store.put<Intent>({
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency,
    status: 'requires_payment_method',
    payment_method_types: methodsIn(form),
    client_secret: `${id}_secret_${store.newId('s')}`,
    latest_charge: null,
    last_payment_error: null,
    transfer_group: textAt(form, 'transfer_group') ?? null,
    metadata: textsAt(form, 'metadata'),
    created: store.seconds(),
  })
  store.emit('payment_intent.created', intent)
  return intent
}

/** The payment methods that the account has enabled, unless the request names its own. */
function methodsIn(form: Form): string[] {
  const methods = Object.values(textsAt(form, 'payment_method_types'))
  if (methods.length > 0) return methods
  const isAutomatic = textAt(form, 'automatic_payment_methods', 'enabled') === 'true'
  return isAutomatic ? ['card', 'us_bank_account'] : ['card']
}

/** The outcome of each Stripe test card; any other number is declined as invalid. */
export function confirmIntent(store: Store, id: string, form: Form): Intent {
  const intent = store.get<Intent>('payment_intent', id)
  if (textAt(form, 'client_secret') !== intent.client_secret)
    throw new StripeNo(400, { message: 'The client_secret provided does not match.' })
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw unexpected(intent, 'confirm')
  const method = textAt(form, 'payment_method_data', 'type') ?? 'card'
  if (!intent.payment_method_types.includes(method))
    throw new StripeNo(400, {
      code: 'payment_intent_invalid_parameter',
      message: `The PaymentMethod provided (${method}) is not allowed for this PaymentIntent.`,
    })
  if (method === 'us_bank_account') return process(store, intent)
  switch (textAt(form, 'payment_method_data', 'card', 'number')) {
    case '4242424242424242':
      return succeed(store, intent)
    case '4000000000000259':
      succeed(store, intent)
      dispute(store, intent)
      return intent
    case '4000002500003155':
      intent.status = 'requires_action'
      store.emit('payment_intent.requires_action', intent)
      return intent
    case '4000000000000002':
      return decline(store, intent, 'card_declined', 'Your card was declined.')
    default:
      return decline(store, intent, 'incorrect_number', 'Your card number is incorrect.')
  }
}

/** The buyer approves or rejects the payment at their bank. */
export function confirmAtBank(store: Store, id: string, approved: boolean): Intent {
  const intent = store.get<Intent>('payment_intent', id)
  if (intent.status !== 'requires_action') throw unexpected(intent, 'confirm')
  if (approved) return succeed(store, intent)
  intent.status = 'requires_payment_method'
  const code = 'payment_intent_authentication_failure'
  intent.last_payment_error = { code, message: 'We are unable to authenticate your card.' }
  store.emit('payment_intent.payment_failed', intent)
  return intent
}

/** The bank defers its decision: until then nothing can be done with the payment. */
export function process(store: Store, intent: Intent): Intent {
  Object.assign(intent, { status: 'processing', last_payment_error: null })
  store.emit('payment_intent.processing', intent)
  return intent
}

/** The bank's final decision. */
export function endProcessing(store: Store, id: string, approved: boolean): Intent {
  const intent = store.get<Intent>('payment_intent', id)
  if (intent.status !== 'processing') throw unexpected(intent, 'confirm')
  if (approved) return succeed(store, intent)
  intent.status = 'requires_payment_method'
  const message = 'The customer’s bank did not confirm the payment.'
  intent.last_payment_error = { code: 'payment_method_provider_decline', message }
  store.emit('payment_intent.payment_failed', intent)
  return intent
}

/** Stripe's fee for a card payment, in the smallest unit: 2.9 % plus 30. */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30
/** Stripe's fee for a dispute, whoever wins. */
const DISPUTE_FEE = 1_500

function succeed(store: Store, intent: Intent): Intent {
  const { amount, currency } = intent
  const id = store.newId('ch')
  const line = { type: 'charge', amount, currency, fee: feeOf(amount), source: id }
  const charge = store.put<Charge>({
    id,
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    disputed: false,
    balance_transaction: store.move(line).id,
    transfer_group: intent.transfer_group,
  })
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    last_payment_error: null,
  })
  store.emit('charge.succeeded', charge)
  store.emit('payment_intent.succeeded', intent)
  return intent
}

function decline(store: Store, intent: Intent, code: string, message: string): never {
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { code, message }
  store.emit('payment_intent.payment_failed', intent)
  throw new StripeNo(402, { type: 'card_error', code, message })
}

export function cancelIntent(store: Store, id: string): Intent {
  const intent = store.get<Intent>('payment_intent', id)
  if (['succeeded', 'canceled', 'processing'].includes(intent.status))
    throw unexpected(intent, 'cancel')
  intent.status = 'canceled'
  store.emit('payment_intent.canceled', intent)
  return intent
}

function unexpected(intent: Intent, verb: string) {
  return new StripeNo(400, {
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
  })
}

/** The buyer's bank withdraws all or part of a payment until the dispute is decided. */
export function dispute(store: Store, intent: Intent, part?: number) {
  const charge = store.get<Charge>('charge', intent.latest_charge ?? '')
  charge.disputed = true
  const { currency } = charge
  const amount = part ?? charge.amount
  const made = store.put<Dispute>({
    id: store.newId('dp'),
    object: 'dispute',
    payment_intent: intent.id,
    charge: charge.id,
    amount,
    currency,
    status: 'needs_response',
  })
  const fee = DISPUTE_FEE
  store.move({ type: 'adjustment', amount: -amount, currency, fee, source: made.id })
  store.emit('charge.dispute.created', made)
  store.emit('charge.dispute.funds_withdrawn', made)
}

/** The bank has decided the dispute of an intent. */
export function closeDispute(store: Store, intentId: string, status: 'won' | 'lost') {
  const made = store.all<Dispute>('dispute').find((each) => each.payment_intent === intentId)
  if (!made) throw new Error('nothing is disputed')
  made.status = status
  if (status === 'won') {
    const { amount, currency, id: source } = made
    store.move({ type: 'adjustment', amount, currency, source })
    store.get<Charge>('charge', made.charge).disputed = false
    store.emit('charge.dispute.funds_reinstated', made)
  }
  store.emit('charge.dispute.closed', made)
}

export function createRefund(store: Store, form: Form): Refund {
  const intent = store.get<Intent>('payment_intent', textAt(form, 'payment_intent') ?? '')
  if (!intent.latest_charge)
    throw new StripeNo(400, { message: 'This PaymentIntent does not have a successful charge.' })
  const charge = store.get<Charge>('charge', intent.latest_charge)
  const disputes = store.all<Dispute>('dispute').filter(({ charge: id }) => id === charge.id)
  const isOpen = disputes.some(({ status }) => status === 'needs_response')
  const taken = disputes.reduce((sum, one) => sum + (one.status === 'lost' ? one.amount : 0), 0)
  const left = charge.amount - charge.amount_refunded - taken
  const amount = wholeAmount(textAt(form, 'amount') ?? String(left), charge.currency)
  const no = (code: string, message: string) => new StripeNo(400, { code, message })
  if (isOpen || taken >= charge.amount)
    throw no('charge_disputed', `Charge ${charge.id} has been charged back.`)
  if (left === 0) throw no('charge_already_refunded', `Charge ${charge.id} is refunded already.`)
  if (amount > left)
    throw no('amount_too_large', 'Refund amount is greater than unrefunded amount on charge.')
  charge.amount_refunded += amount
  const refund = store.put<Refund>({
    id: store.newId('re'),
    object: 'refund',
    payment_intent: intent.id,
    charge: charge.id,
    amount,
    currency: charge.currency,
    status: 'succeeded',
    metadata: textsAt(form, 'metadata'),
  })
  const { currency, id: source } = refund
  store.move({ type: 'refund', amount: -amount, currency, source })
  store.emit('refund.created', refund)
  store.emit('charge.refunded', charge)
  store.emit('refund.updated', refund)
  return refund
}

/** The buyer's bank has returned a refund. */
export function failRefund(store: Store, taskId: string) {
  const refund = store.all<Refund>('refund').find(({ metadata }) => metadata.task === taskId)
  if (!refund) throw new Error('there is no such refund')
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  store.get<Charge>('charge', refund.charge).amount_refunded -= refund.amount
  const { amount, currency, id: source } = refund
  store.move({ type: 'refund_failure', amount, currency, source })
  store.emit('refund.failed', refund)
}

const THOUSANDTHS = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

/** Stripe accepts only integers in the smallest unit; currencies with three decimals end in 0. */
export function wholeAmount(text: string | undefined, currency: string): number {
  if (!/^\d+$/.test(text ?? ''))
    throw new StripeNo(400, {
      code: 'parameter_invalid_integer',
      message: `Invalid integer: ${text}`,
    })
  if (THOUSANDTHS.includes(currency) && !text?.endsWith('0'))
    throw new StripeNo(400, {
      message: `Invalid amount: ${currency} amounts must be rounded to the nearest ten.`,
    })
  return Number(text)
}
