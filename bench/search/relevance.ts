import type { Figure } from '../figure.ts'
import { atLeast } from '../search.ts'
import { openEngine } from './engine.ts'
import { judgedQueries, successAtThree } from './judge.ts'

/** Success at 3 that each way of writing is held to; percent. */
const targets: Record<string, number> = { right: 97, typo: 90 }
const OTHERS = 90

/** Whether the first three models that a search shows are those that were meant. */
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
