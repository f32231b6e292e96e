import type { Figure } from '../figure.ts'
import { atLeast } from '../search.ts'
import { openEngine } from './engine.ts'
import { type Judged, judgedQueries, successAtThree } from './judge.ts'
import {
  failedExpectations,
  type PhraseQuery,
  phraseQueries,
  type ResultWithDistance,
  toParams,
} from './phrases.ts'

type Engine = ReturnType<typeof openEngine>

/** Required success at 3 for each class of queries; percent. */
const targets: Record<string, number> = { right: 97, typo: 90 }
const OTHERS = 90
/** Required share of phrase queries, of those that the stock can answer; percent. */
const PHRASES = 97

/** How often the first three results match a query. */
export async function measureRelevance(url: string): Promise<Figure[]> {
  const engine = openEngine(url)
  try {
    return [...(await measureModels(engine)), ...(await measurePhrases(engine))]
  } finally {
    await engine.close()
  }
}

/** How often an expected model is among the first three results. */
async function measureModels(engine: Engine): Promise<Figure[]> {
  const judged = judgedQueries()
  const answerable: Judged[] = []
  for (const one of judged) if (await isModelOnSale(engine, one)) answerable.push(one)
  const successes = await successAtThree(answerable, async (query) => {
    const { items } = await find(engine, query, 48)
    return [...new Set(items.map((item) => `${item.brand} ${item.model?.name ?? ''}`))]
  })
  return successes.map(({ class: kind, queries, hits, missed }) => {
    for (const one of missed) console.log(`    missed: ${one}`)
    const all = judged.filter((one) => one.class === kind).length
    const name = `success at 3, ${kind} (${queries} of ${all} queries in stock)`
    return atLeast(name, (100 * hits) / queries, targets[kind] ?? OTHERS, '%')
  })
}

async function isModelOnSale(engine: Engine, { expected }: Judged): Promise<boolean> {
  for (const name of expected) {
    const { items } = await find(engine, name, 48)
    if (items.some((item) => `${item.brand} ${item.model?.name}` === name)) return true
  }
  return false
}

/**
 * How often one of the first three results has everything that a phrase requires (success at 3), and
 * how often all of them have: where the stock has only one or two such phones, similar ones follow.
 */
async function measurePhrases(engine: Engine): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [half, queries] of Map.groupBy(phraseQueries(), (one) => one.half)) {
    let [answerable, one, all] = [0, 0, 0]
    for (const wanted of queries) {
      if (!(await isInStock(engine, wanted))) continue
      answerable += 1
      const { items } = await find(engine, wanted.query, 3)
      const failures = (items as ResultWithDistance[]).map((item) =>
        failedExpectations(wanted, item),
      )
      const met = failures.filter((failed) => failed.length === 0).length
      if (met > 0) one += 1
      if (met > 0 && met === items.length) all += 1
      else console.log(`    missed: ${wanted.query} → ${failures.join(' / ') || 'nothing'}`)
    }
    const set = `phrases, ${half.replace('_', ' ')} (${answerable} of ${queries.length} queries in stock)`
    const figure = atLeast(`success at 3, ${set}`, (100 * one) / answerable, PHRASES, '%')
    const share = ((100 * all) / answerable).toFixed(1)
    figures.push({ ...figure, note: `all of the first three as asked: ${share} %` })
  }
  return figures
}

/** Whether filters alone find a phone that meets everything. */
async function isInStock(engine: Engine, wanted: PhraseQuery): Promise<boolean> {
  const params = toParams(wanted)
  const place = wanted.filters.get('near')
  if (place) {
    const { interpreted } = await find(engine, `near ${place}`, 1)
    params.set('near', interpreted?.params.near?.[0] ?? '')
  }
  for (const name of wanted.phones) {
    params.set('q', name.replace('*', ''))
    const { items } = await engine.search(params.toString())
    if (
      (items as ResultWithDistance[]).some((item) => failedExpectations(wanted, item).length === 0)
    )
      return true
  }
  return false
}

function find(engine: Engine, q: string, limit: number) {
  return engine.search(new URLSearchParams({ q, limit: String(limit) }).toString())
}
