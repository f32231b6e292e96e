import type { Figure } from './figure.ts'
import { crowd, steady, steadyFromAfar } from './orders/booking.ts'
import { openFixtures } from './orders/fixtures.ts'
import { withServersKilled } from './orders/killed.ts'
import { againstModel } from './orders/random-orders.ts'

/** Guarantees for orders: no phone is sold twice, nothing is lost, and waits are short. */
export async function orders(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const part of [crowd, steady, steadyFromAfar, withServersKilled, againstModel]) {
    const fixtures = await openFixtures()
    try {
      figures.push(...(await part(fixtures)))
    } finally {
      await fixtures.close()
    }
  }
  return figures
}
