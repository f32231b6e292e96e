import type { Deps } from '../../deps.ts'
import { inTransaction, type Tx } from '../../platform/db/index.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'
import {
  lockRemainder,
  recordReadUntil,
  recordRemainder,
  unreadFrom,
} from './ledger/ledger.store.ts'
import { postMovement } from './ledger/ledger.ts'
import {
  type BalanceTransaction,
  type Provider,
  ProviderAway,
  ProviderRefusal,
  providerFor,
} from './provider.ts'

/** Transactions may appear a little later than they are dated, and clocks differ. */
const OVERLAP_MS = 10 * MINUTE
/** After a longer downtime the clock may have been different before. */
const AWAY_MS = HOUR

const reading = new WeakMap<Deps['env'], Promise<boolean>>()

/**
 * Imports the provider's balance transactions since the last run and books what only the provider
 * knows: its fees and the operator's withdrawals. Each is booked once. Returns how many were new;
 * if the provider is unavailable, the next run continues.
 */
export async function recordBalanceTransactions(deps: Deps): Promise<number> {
  const provider = providerFor(deps)
  const known = provider && (await unreadFrom(deps.db.kysely, provider.name, deps.clock.now()))
  if (!known) return 0
  try {
    return await recordSince(deps, provider, known)
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, "the provider's statement was not read; it is read again")
    return 0
  }
}

/**
 * The same for a waiting page: this process reads only once for all of them. More than a day is
 * left to the job. True if the ledger is up to date; failures are logged.
 */
export function refreshBalanceTransactions(deps: Deps): Promise<boolean> {
  const under = reading.get(deps.env)
  if (under) return under
  const mine = readLatest(deps)
    .catch((error: unknown) => {
      deps.log.warn({ err: error }, "the provider's statement was not read for a page")
      return false
    })
    .finally(() => reading.delete(deps.env))
  reading.set(deps.env, mine)
  return mine
}

async function readLatest(deps: Deps): Promise<boolean> {
  const now = deps.clock.now()
  const provider = providerFor(deps)
  const known = provider && (await unreadFrom(deps.db.kysely, provider.name, now))
  if (!known) return true
  if (now.getTime() - known.getTime() >= DAY) return false
  await recordSince(deps, provider, known)
  return true
}

// By the day: after a long absence no answer is longer than a day's.
async function recordSince(deps: Deps, provider: Provider, known: Date): Promise<number> {
  const now = deps.clock.now()
  const end = now.getTime()
  const overlap = end - known.getTime() < AWAY_MS ? OVERLAP_MS : DAY
  let fresh = 0
  for (let from = known.getTime() - overlap; from < end; from += DAY) {
    const isLast = from + DAY >= end
    const lines = await provider.balanceTransactions(
      new Date(from),
      isLast ? null : new Date(from + DAY),
    )
    const until = isLast ? now : new Date(from + DAY)
    fresh += await inTransaction(deps.db, async (tx) => {
      let booked = 0
      for (const line of lines) booked += await recordBalanceTransaction(tx, line)
      await recordReadUntil(tx, provider.name, { until, now })
      return booked
    })
  }
  return fresh
}

type Part = Pick<BalanceTransaction, 'ref' | 'at' | 'currency'> & {
  kind: 'provider_fee' | 'withdrawal'
  minor: number
}

/** Books a line of a provider's statement, if it was not before. Returns how many bookings were new. */
async function recordBalanceTransaction(tx: Tx, line: BalanceTransaction): Promise<number> {
  const { feeMinor, withdrawnMinor, ...of } = line
  const fee = await recordPart(tx, { ...of, kind: 'provider_fee', minor: feeMinor })
  const withdrawal = await recordPart(tx, { ...of, kind: 'withdrawal', minor: withdrawnMinor })
  return Number(fee) + Number(withdrawal)
}

/** The ledger has whole units only: remainders are booked with the next transaction. */
async function recordPart(tx: Tx, part: Part): Promise<boolean> {
  if (Number.isInteger(part.minor)) return postPart(tx, part)
  const rest = await lockRemainder(tx, part)
  if (rest === undefined) return false
  const sum = Math.round(part.minor * 1_000) + rest
  // A half stays with the provider, as where its balance is rounded.
  const minor = 0 - Math.round(-sum / 1_000)
  const isNew = await postPart(tx, { ...part, minor })
  if (isNew || minor === 0) await recordRemainder(tx, part, sum - minor * 1_000)
  return isNew
}

function postPart(tx: Tx, { kind, minor, ...of }: Part): Promise<boolean> {
  const account = kind === 'provider_fee' ? 'provider_fees' : 'withdrawn'
  return postMovement(tx, {
    ...of,
    orderId: null,
    kind,
    entries: [
      { account, amountMinor: minor },
      { account: 'provider', amountMinor: 0 - minor },
    ],
  })
}
