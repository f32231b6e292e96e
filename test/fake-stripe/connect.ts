import { type Form, textAt, textsAt } from './form.ts'
import { type Account, type Charge, StripeNo, type Transfer } from './objects.ts'
import { wholeAmount } from './payments.ts'
import type { Store } from './store.ts'

export function createAccount(store: Store, form: Form): Account {
  const account = store.put<Account>({
    id: store.newId('acct'),
    object: 'account',
    type: textAt(form, 'type') ?? 'standard',
    email: textAt(form, 'email') ?? '',
    capabilities: { transfers: 'inactive' },
    details_submitted: false,
    payouts_enabled: false,
    requirements: {
      currently_due: ['external_account', 'individual.dob.day', 'tos_acceptance.date'],
    },
    external_accounts: { object: 'list', data: [] },
    metadata: textsAt(form, 'metadata'),
  })
  store.emit('account.updated', account)
  return account
}

export function createAccountLink(store: Store, form: Form) {
  const account = store.get<Account>('account', textAt(form, 'account') ?? '')
  for (const name of ['return_url', 'refresh_url'])
    if (!URL.canParse(textAt(form, name) ?? ''))
      throw new StripeNo(400, { param: name, message: 'Not a valid URL' })
  return {
    object: 'account_link',
    created: store.seconds(),
    expires_at: store.seconds() + 300,
    url: `https://connect.stripe.example/setup/${account.id}`,
  }
}

/** Marks the seller's onboarding as complete, or the account as blocked by Stripe. */
export function setAccountReady(store: Store, id: string, ready: boolean) {
  const account = store.get<Account>('account', id)
  account.capabilities.transfers = ready ? 'active' : 'inactive'
  account.details_submitted = true
  account.payouts_enabled = ready
  account.requirements.currently_due = ready ? [] : ['individual.verification.document']
  store.emit('account.updated', account)
}

/** The seller enters a bank account, or another one; without a fingerprint it is taken away. */
export function setBank(store: Store, id: string, fingerprint: string | undefined) {
  const account = store.get<Account>('account', id)
  const bank = { object: 'bank_account' as const, default_for_currency: true }
  account.external_accounts.data = fingerprint ? [{ ...bank, fingerprint }] : []
  store.emit('account.updated', account)
}

export function createTransfer(store: Store, form: Form): Transfer {
  const currency = textAt(form, 'currency') ?? ''
  const amount = wholeAmount(textAt(form, 'amount'), currency)
  const account = store.get<Account>('account', textAt(form, 'destination') ?? '')
  if (account.capabilities.transfers !== 'active')
    throw new StripeNo(400, {
      code: 'insufficient_capabilities_for_transfer',
      message: 'Your destination account needs to have the transfers capability enabled.',
    })
  const source = textAt(form, 'source_transaction')
  const charge = source === undefined ? undefined : store.get<Charge>('charge', source)
  if (charge) checkSource(store, charge, amount, currency)
  const transfer = store.put<Transfer>({
    id: store.newId('tr'),
    object: 'transfer',
    amount,
    currency,
    destination: account.id,
    source_transaction: charge?.id ?? null,
    transfer_group: textAt(form, 'transfer_group') ?? null,
    metadata: textsAt(form, 'metadata'),
  })
  store.move({ type: 'transfer', amount: -amount, currency, source: transfer.id })
  store.emit('transfer.created', transfer)
  return transfer
}

function checkSource(store: Store, charge: Charge, amount: number, currency: string) {
  if (charge.currency !== currency)
    throw new StripeNo(400, { message: 'The transfer must have the currency of its charge.' })
  const before = store
    .all<Transfer>('transfer')
    .filter(({ source_transaction }) => source_transaction === charge.id)
    .reduce((sum, transfer) => sum + transfer.amount, 0)
  if (before + amount > charge.amount)
    throw new StripeNo(400, { message: 'The transfers of this charge would exceed its amount.' })
}
