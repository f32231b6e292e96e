import type { Figure } from '../figure.ts'
import { atLeast } from '../search.ts'
import { openEngine } from './engine.ts'
import { judgedQueries, successAtThree } from './judge.ts'

/** Required success at 3 for each class of queries; percent. */
const targets: Record<string, number> = { right: 97, typo: 90 }
const OTHERS = 90

/** How often an expected model is among the first three results. */
export async function measureRelevance(url: string): Promise<Figure[]> {
  const engine = openEngine(url)
  try {
    const successes = await successAtThree(judgedQueries(), async (query) => {
      const { items } = await engine.search(
        new URLSearchParams({ q: query, limit: '48' }).toString(),
      )
      return [...new Set(items.map((item) => `${item.brand} ${item.model?.name ?? ''}`))]
    })
    return successes.map(({ class: kind, queries, found, missed }) => {
      for (const one of missed) console.log(`    missed: ${one}`)
      const name = `success at 3, ${kind} (${queries} queries)`
      return atLeast(name, (100 * found) / queries, targets[kind] ?? OTHERS, '%')
    })
  } finally {
    await engine.close()
  }
}
