import { HOUR } from '../../shared/time.ts'
import type { StockRow } from '../demo.store.ts'
import type { Person } from '../demo-app.ts'
import type { SeedContext } from '../history/sale.ts'
import type { Step } from '../history/steps.ts'
import { bea, buyers } from '../people.ts'
import type { Random } from '../random.ts'

/** What scenarios choose from: phones for sale that nothing happens to, and all that are for sale. */
export type Scene = { context: SeedContext; free: StockRow[]; stock: StockRow[]; random: Random }

/** Buyers whose login nobody has. */
export const otherBuyers = buyers.filter((buyer) => buyer !== bea)

/** Steps of one story, each so many hours before now. */
export function storySteps(
  { now }: SeedContext,
  story: string,
  actions: readonly (readonly [hours: number, run: Step['run']])[],
): Step[] {
  return actions.map(([hours, run]) => ({
    at: new Date(now.getTime() - hours * HOUR),
    story,
    run,
  }))
}

/** What is missing of `wanted` things, taken from the front. */
export function takeMissing<T>(from: readonly T[], wanted: number, existing: number): T[] {
  return from.slice(0, Math.max(0, wanted - existing))
}

export async function getAs<T>({ demoApp }: SeedContext, person: Person, path: string): Promise<T> {
  return (await demoApp.as(person)).get<T>(path)
}

export async function postAs<T = unknown>(
  { demoApp }: SeedContext,
  person: Person,
  path: string,
  body?: object,
): Promise<T> {
  return (await demoApp.as(person)).post<T>(path, body)
}
