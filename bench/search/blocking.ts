import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import pg from 'pg'
import {
  completeSearchCounts,
  foldFacets,
  loadSearchCounts,
  snapshotFacets,
} from '../../src/modules/search/index.ts'
import { firstMessage, root, startNode, stopNode } from '../child.ts'
import type { Figure } from '../figure.ts'
import { openEngine, writeSnapshot } from './engine.ts'
import { insertStatement, LATE } from './generate.ts'
import { type LongTurn, measureTurns } from './turns.ts'
import { dice, variedSearches } from './vary.ts'

const { nodeEnv, serverFlags } = await import(
  new URL('../../scripts/bootstrap.mjs', import.meta.url).href
)

/** Milliseconds for which other requests may wait for a piece of work. */
const TARGET_MS = 5
/** Searches of each kind; enough for the code to be compiled before the measurement. */
const SEARCHES = 200
const CHANGES = 5_000
/** Long turns that a note describes. */
const DESCRIBED = 6

/**
 * The longest turn of the event loop in a large market while the counts of all listings are loaded, while searches filter in different
 * ways, while changes are taken over, and while a snapshot is written. The floor is a market with so few listings that their
 * counts take no time: its turns are long where V8 collects the garbage of any such process.
 */
export async function blocking(largest: string, smallest: string): Promise<Figure[]> {
  const floors = await measureInProcess(smallest)
  const figures = await measureInProcess(largest)
  return figures.map((figure, at) => ({ ...figure, floor: floors[at]!.ours }))
}

/** In a process with the memory that a server has. */
async function measureInProcess(url: string): Promise<Figure[]> {
  const program = path.join(root, 'bench/blocking-process.ts')
  const child = startNode([...serverFlags(), program], { ...nodeEnv(), DATABASE_URL: url })
  try {
    return await firstMessage<Figure[]>(child)
  } finally {
    await stopNode(child)
  }
}

export async function measureBlocking(url: string): Promise<Figure[]> {
  await writeSnapshot(url)
  collectGarbage()
  const engine = openEngine(url)
  const client = new pg.Client(url)
  await client.connect()
  const search = async (queries: readonly string[]) => {
    for (const query of queries) {
      // A request begins a turn of its own.
      await nextTurn()
      await engine.search(query)
    }
  }
  const figures: Figure[] = []
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const { longest, longestWork, long, count } = await measureTurns(work, TARGET_MS)
    const name = `longest turn of the event loop, ${what}`
    const rest = { unit: 'ms', target: { atMost: TARGET_MS } }
    const note = `processor time; ${long.length} of ${count} turns with work took longer than ${TARGET_MS} ms`
    figures.push(
      { ...rest, name, ours: longest, note: [note, ...describe(long)].join(': ') },
      { ...rest, name: `${name}, without collections`, ours: longestWork },
    )
  }
  try {
    await measure('loading the counts', () => loadSearchCounts(engine.deps))
    await measure('completing the counts', () => completeSearchCounts(engine.deps))
    await measure('first search for a text', () => search(['q=iphone+13+under+500']))
    await search(variedSearches(SEARCHES, 3))
    await measure('varied searches', () => search(variedSearches(SEARCHES * 3, 31)))
    for (const [what, queries] of Object.entries(filters())) {
      await search(queries.slice(SEARCHES))
      await measure(what, () => search(queries.slice(0, SEARCHES)))
    }
    await measure(`${CHANGES} changes and searches`, async () => {
      await client.query(insertStatement('listings'), [LATE, LATE + CHANGES - 1])
      engine.deps.db.changes.publish(['listings'])
      await search(variedSearches(30, 41))
      while ((await foldFacets(engine.deps)) > 0);
      engine.deps.db.changes.publish(['listings'])
      await search(variedSearches(30, 43))
    })
    await measure('writing a snapshot', () => snapshotFacets(engine.deps, { mostChanged: 0 }))
  } finally {
    await client.query(`delete from listings where description = 'late'`)
    while ((await client.query('select taken from fold_facets(20000)')).rows[0].taken > 0);
    // Else what follows reads the removed rows too.
    await client.query('vacuum listings')
    await client.query('vacuum facet_cells')
    await client.end()
    await engine.close()
    // Without the removed listings, for the next run.
    await writeSnapshot(url)
  }
  return figures
}

/** How much of the longest turns was garbage collection: '9.1 ms, of which at least 6.9 garbage collection (major); 5.2 ms'. */
function describe(long: readonly LongTurn[]): string[] {
  const longest = long.toSorted((a, b) => b.spent - a.spent).slice(0, DESCRIBED)
  const described = longest.map(({ spent, collecting, kinds }) => {
    const collection = `, of which at least ${collecting.toFixed(1)} garbage collection (${kinds.join(', ')})`
    return `${spent.toFixed(1)} ms${kinds.length > 0 ? collection : ''}`
  })
  return described.length > 0 ? [described.join('; ')] : []
}

/** What wrote the snapshot is garbage, which a node that starts doesn't have. */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Searches with a price, and with two filters but no brand, each with other values. */
function filters(): Record<string, string[]> {
  const random = dice(53)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]!
  const many = (toQuery: () => string) => Array.from({ length: SEARCHES * 2 }, toQuery)
  const price = () => `min=${50 + random(300)}.${10 + random(90)}&max=${400 + random(600)}`
  const grade = () => `grade=${pick(['A', 'B', 'C'])}`
  const storage = () => `storage=${pick([64, 128, 256, 512])}`
  return {
    'filter by price': many(price),
    'filter by price, grade and storage': many(() => `${price()}&${grade()}&${storage()}`),
    'filter by grade and storage': many(() => `${grade()}&${storage()}&used=${6 + random(40)}`),
    'filter by battery health and grade': many(
      () => `batteryPercent=${62 + random(37)}&${grade()}`,
    ),
  }
}
