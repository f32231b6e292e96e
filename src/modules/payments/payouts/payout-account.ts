import { createHmac } from 'node:crypto'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, type Tx } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { queueMail, renderMail } from '../../../platform/mail/index.ts'
import { accountLanguage, addressIn } from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { HOUR } from '../../../shared/time.ts'
import { translatorFor } from '../../../text/server.ts'
import type { Applied } from '../apply-charge.ts'
import { providerFor } from '../choose-provider.ts'
import { findPayout, resumePayouts } from '../money-tasks/money-tasks.store.ts'
import { paymentsOfOrder } from '../payments.store.ts'
import {
  type PayoutAccount,
  type Provider,
  ProviderAway,
  type ProviderName,
  ProviderRefusal,
} from '../provider.ts'
import {
  countFailedAttempts,
  findPayoutAccount,
  findPayoutAccountByRef,
  listPreviousAddresses,
  lockPayoutAccount,
  recordFailedAttempt,
  type SellerPayoutAccount,
  savePayoutAccount,
} from './payout-accounts.store.ts'

/**
 * A seller who returns from the provider's page reloads often; the provider is queried at most this
 * often.
 */
const FRESH_MS = 5_000

/** Applies the provider's state of an account; waiting payouts are then made. */
export async function updatePayoutAccount(
  deps: Deps,
  tx: Tx,
  provider: ProviderName,
  account: PayoutAccount,
): Promise<Applied> {
  const stored = await findPayoutAccountByRef(tx, provider, account.ref)
  if (!stored) return 'stale'
  const now = deps.clock.now()
  const changed = await storeAccount(deps, tx, { userId: stored.userId, provider, account }, now)
  if (account.ready) await resumePayouts(tx, stored.userId, now)
  if (account.ready === stored.ready) return changed ? 'applied' : 'stale'
  const name = account.ready ? 'payout_account_ready' : 'payout_account_blocked'
  await recordEvent(tx, name, now, { userId: stored.userId })
  await writeAudit(tx, {
    actor: 'system',
    action: name,
    subject: ['user', stored.userId],
    at: now,
    data: { missing: account.missing },
  })
  return 'applied'
}

type ReportedAccount = { userId: string; provider: ProviderName; account: PayoutAccount }

/**
 * Stores what the provider says about an account. Another bank account than before is announced, and
 * payouts wait: a thief of the account must not empty it before its owner notices. Changing it
 * back is another change.
 */
async function storeAccount(
  deps: Deps,
  tx: Tx,
  { userId, provider, account }: ReportedAccount,
  now: Date,
) {
  const before = await lockPayoutAccount(tx, userId)
  const { bank, ...state } = account
  const bankHash = bank === null ? (before?.bankHash ?? null) : hashBank(deps.secret, bank)
  const isOther = before !== undefined && before.bankHash !== null && before.bankHash !== bankHash
  const bankChangedAt = isOther ? now : (before?.bankChangedAt ?? null)
  await savePayoutAccount(tx, userId, provider, { ...state, bankHash, bankChangedAt }, now)
  if (isOther) await announceChange(deps, tx, userId, now)
  return isOther
}

/** A keyed hash: a copy of the database cannot be searched for a fingerprint of the provider. */
function hashBank(secret: string, bank: string): string {
  return createHmac('sha256', secret).update(`bank:${bank}`).digest('base64url')
}

async function announceChange(deps: Deps, tx: Tx, userId: string, date: Date) {
  const until = changeEnds(deps, { bankChangedAt: date })
  const data = { userId, until: until?.toISOString() ?? null }
  await recordEvent(tx, 'payout_account_changed', date, data)
  await writeAudit(tx, {
    actor: 'system',
    action: 'payout_account_changed',
    subject: ['user', userId],
    at: date,
    data: { until: data.until },
  })
  for (const previous of await listPreviousAddresses(tx, userId, date)) {
    const { name: shop, languages, payoutChangeHours } = deps.settings.current()
    const language = accountLanguage(previous, languages)
    const t = translatorFor(language, 'mail')
    const hours = { hours: payoutChangeHours, count: formatCount(payoutChangeHours, language) }
    const mail = renderMail(deps, {
      topic: 'payments',
      language,
      subject: t('payoutAccount.subject', { shop }),
      name: previous.name,
      paragraphs: [
        t('payoutAccount.text'),
        ...(until ? [t('payoutAccount.onHold', hours)] : []),
        t('ifYou'),
      ],
      button: {
        label: t('contact'),
        url: `${deps.origin()}${addressIn(language, pages.contact())}`,
      },
      note: t('notYou'),
    })
    await queueMail(tx, { to: previous.email, ...mail, isUrgent: true }, date)
  }
}

/** Until when payouts wait because the bank account changed; null if they need not. */
export function changeEnds(
  { settings }: Pick<Deps, 'settings'>,
  { bankChangedAt }: Pick<SellerPayoutAccount, 'bankChangedAt'>,
): Date | null {
  const { payoutChangeHours } = settings.current()
  if (!bankChangedAt || payoutChangeHours === 0) return null
  return new Date(bankChangedAt.getTime() + payoutChangeHours * HOUR)
}

/** The payout account of a seller; queries the provider while it is not ready. */
export async function currentPayoutAccount(
  deps: Deps,
  userId: string,
): Promise<SellerPayoutAccount | undefined> {
  const provider = providerFor(deps)
  if (!provider) return
  const stored = await findPayoutAccount(deps.db.kysely, userId, provider.name)
  if (!stored || stored.ready) return stored
  if (deps.clock.now().getTime() - stored.checkedAt.getTime() < FRESH_MS) return stored
  try {
    const account = await provider.fetchPayoutAccount(stored.ref)
    await inTransaction(deps.db, (tx) => updatePayoutAccount(deps, tx, provider.name, account))
  } catch (error) {
    // The last known state is still useful.
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, 'payout account could not be read')
  }
  return findPayoutAccount(deps.db.kysely, userId, provider.name)
}

/**
 * Leads a seller to the provider's page where payouts are set up, making the account the first time.
 * `back` is where the provider sends the seller after.
 */
export async function setUpPayouts(
  deps: Deps,
  seller: Viewer,
  back: { done: string; again: string },
): Promise<
  { url: string } | { refused: 'not_online' | 'provider_unavailable' | 'provider_refused' }
> {
  const provider = providerFor(deps)
  if (!provider) return { refused: 'not_online' }
  try {
    const stored = await findPayoutAccount(deps.db.kysely, seller.id, provider.name)
    if (stored) return { url: await provider.payoutAccountLink(stored.ref, back) }
    const account = await createAtProvider(deps, provider, seller)
    await saveNewPayoutAccount(deps, seller, provider.name, account)
    return { url: await provider.payoutAccountLink(account.ref, back) }
  } catch (error) {
    const refused = error instanceof ProviderRefusal
    if (!refused && !(error instanceof ProviderAway)) throw error
    deps.log.warn({ err: error }, 'payout account could not be opened')
    return { refused: refused ? 'provider_refused' : 'provider_unavailable' }
  }
}

/**
 * A seller who tries again gets the account that an earlier call made whose answer was lost, and no
 * old failure.
 */
async function createAtProvider(deps: Deps, provider: Provider, { id: userId, email }: Viewer) {
  const failed = await countFailedAttempts(deps.db.kysely, userId)
  try {
    return await provider.createPayoutAccount({ userId, email, failed })
  } catch (error) {
    // The same key would fail the same way again.
    if (error instanceof ProviderRefusal || (error instanceof ProviderAway && error.failed))
      await recordFailedAttempt(deps.db.kysely, userId, failed + 1)
    throw error
  }
}

function saveNewPayoutAccount(
  deps: Deps,
  seller: Viewer,
  provider: ProviderName,
  account: PayoutAccount,
) {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    await storeAccount(deps, tx, { userId: seller.id, provider, account }, now)
    if (account.ready) await resumePayouts(tx, seller.id, now)
    await recordEvent(tx, 'payout_account_opened', now, { userId: seller.id })
    await writeAudit(tx, {
      actor: seller,
      action: 'payout_account_opened',
      subject: ['user', seller.id],
      at: now,
    })
  })
}

/**
 * State of a seller's payout for an order. not_set_up: no payout account, from payment on. waiting:
 * a bank disputes the payment. held: one of the first sales of a seller, or an admin reviews it
 * first. Null if there is nothing to show: not paid online, not due yet, or refunded in full.
 */
type PayoutStatus = 'not_set_up' | 'waiting' | 'held' | 'on_its_way' | 'sent'

/** State of the payout of an order, without regard to the order's own state. */
export async function payoutStatus(
  db: Executor,
  { orderId, sellerId, isOver }: { orderId: string; sellerId: string; isOver: boolean },
): Promise<PayoutStatus | null> {
  const payments = await paymentsOfOrder(db, orderId)
  const payment = payments.find(({ state }) => state === 'paid')
  if (!payment) return null
  const task = await findPayout(db, payment.id)
  if (task?.state === 'done') return 'sent'
  if (!task && isOver) return null
  const account = await findPayoutAccount(db, sellerId, payment.provider)
  if (!account?.ready) return 'not_set_up'
  if (!task) return null
  if (task.state === 'failed' || task.heldUntil !== null) return 'held'
  return task.state === 'waiting' ? 'waiting' : 'on_its_way'
}
