import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createCsvReader } from '../../src/platform/csv.ts'

export type Judged = { class: string; query: string; expected: string[] }
export type Success = { class: string; queries: number; hits: number; missed: string[] }

/** The judged queries: class, typed text, and the expected models, any of which counts as a hit. */
export function judgedQueries(): Judged[] {
  const reader = createCsvReader()
  const text = readFileSync(path.resolve(import.meta.dirname, '../relevance.csv'), 'utf8')
  const [, ...rows] = [...reader.push(text), ...reader.end()]
  return rows.map(({ cells }) => {
    const [kind = '', query = '', expected = ''] = cells ?? []
    return { class: kind, query, expected: expected.split('|') }
  })
}

/** How often one of the expected models is among the first three, by class. */
export async function successAtThree(
  judged: Judged[],
  firstModels: (query: string) => Promise<string[]>,
): Promise<Success[]> {
  const byClass = new Map<string, Success>()
  for (const { class: kind, query, expected } of judged) {
    const success = byClass.get(kind) ?? { class: kind, queries: 0, hits: 0, missed: [] }
    byClass.set(kind, success)
    const first = (await firstModels(query)).slice(0, 3)
    success.queries += 1
    if (first.some((model) => expected.includes(model))) success.hits += 1
    else success.missed.push(`${query} → ${first.join(', ') || 'nothing'}`)
  }
  return [...byClass.values()]
}
