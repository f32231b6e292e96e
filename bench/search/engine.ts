import {
  answerSearch,
  completeSearchCounts,
  loadSearchCounts,
  snapshotFacets,
  suggest,
} from '../../src/modules/search/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createChanges } from '../../src/platform/db/changes.ts'
import { connect } from '../../src/platform/db/index.ts'
import { spread } from './load.ts'

/** The search without HTTP: words, counts, page and facets, on one connection. */
export function openEngine(url: string) {
  const db = connect({ url, max: 1, changes: createChanges() })
  const deps = { db, clock: systemClock, env: { CURRENCY: 'USD' }, secret: 'bench', demo: true }
  return {
    deps,
    search: (address: string) => answerSearch(deps, queriesIn(address), null),
    suggest: (q: string) => suggest(deps, q),
    close: () => db.close(),
  }
}

/** Stores the counts as they are now, from which a node starts. */
export async function writeSnapshot(url: string) {
  const engine = openEngine(url)
  try {
    await loadSearchCounts(engine.deps)
    // Else it would be done a second later, while something else is measured.
    await completeSearchCounts(engine.deps)
    await snapshotFacets(engine.deps, { mostChanged: 0 })
  } finally {
    await engine.close()
  }
}

export function queriesIn(address: string): Record<string, string[]> {
  const params = new URLSearchParams(address)
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]))
}

/** Milliseconds of each call, made sequentially. */
export async function timesOf<T>(inputs: T[], call: (input: T) => Promise<unknown>) {
  const times: number[] = []
  for (const input of inputs) {
    const started = performance.now()
    await call(input)
    times.push(performance.now() - started)
  }
  return { times, ...spread(times) }
}
