import type { Deps } from '../../deps.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { bookLine } from './book-line.ts'
import { type Provider, ProviderAway, ProviderRefusal } from './provider.ts'
import { noteRead, unreadSince } from './provider-lines.store.ts'
import { providerFor } from './providers.ts'

/** Lines may be shown a little later than they are dated, and two clocks are never the same. */
const OVERLAP_MS = 10 * MINUTE
/** Whoever was away for longer may have had another clock before. */
const AWAY_MS = HOUR

const reading = new WeakMap<Deps['env'], Promise<boolean>>()

/**
 * Reads the provider's own statement from where it was left, and books what only it knows: what it
 * kept as its fees, and what the operator took out. Each line is booked once, however often it is
 * read. Returns how many bookings were new; a provider that is away is read next time.
 */
export async function bookProviderLines(deps: Deps): Promise<number> {
  const provider = providerFor(deps)
  const known = provider && (await unreadSince(deps.db.kysely, provider.name, deps.clock.now()))
  if (!known) return 0
  try {
    return await readFrom(deps, provider, known)
  } catch (error) {
    if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error
    deps.log.warn({ err: error }, "the provider's statement was not read; it is read again")
    return 0
  }
}

/**
 * The same for a page that somebody waits for: however many do, this process reads once. More than a
 * day is left to the sweep. True when the ledger knows all that the provider does; whatever broke is
 * logged.
 */
export function bookLatestLines(deps: Deps): Promise<boolean> {
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
  const known = provider && (await unreadSince(deps.db.kysely, provider.name, now))
  if (!known) return true
  if (now.getTime() - known.getTime() >= DAY) return false
  await readFrom(deps, provider, known)
  return true
}

// By the day: after a long absence no answer is longer than a day's.
async function readFrom(deps: Deps, provider: Provider, known: Date): Promise<number> {
  const now = deps.clock.now()
  const end = now.getTime()
  const overlap = end - known.getTime() < AWAY_MS ? OVERLAP_MS : DAY
  let fresh = 0
  for (let from = known.getTime() - overlap; from < end; from += DAY) {
    const isLast = from + DAY >= end
    const lines = await provider.linesBetween(new Date(from), isLast ? null : new Date(from + DAY))
    const until = isLast ? now : new Date(from + DAY)
    fresh += await inTransaction(deps.db, async (tx) => {
      let booked = 0
      for (const line of lines) booked += await bookLine(tx, line)
      await noteRead(tx, provider.name, { until, now })
      return booked
    })
  }
  return fresh
}
