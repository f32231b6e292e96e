import type { Figure } from './figure.ts'
import { crowd, steady, steadyFromAfar } from './orders/booking.ts'
import { openFixtures } from './orders/fixtures.ts'
import { withServersKilled } from './orders/killed.ts'
import { againstModel } from './orders/random-orders.ts'

/**
 * Guarantees for orders: no phone is sold twice, nothing is lost, and waits are short.
 * @param report Receives the figures of each part as soon as it is measured.
 */
export async function orders(report: (figures: Figure[]) => void): Promise<void> {
  for (const part of [crowd, steady, steadyFromAfar, withServersKilled, againstModel]) {
    const fixtures = await openFixtures()
    try {
      report(await part(fixtures))
    } finally {
      await fixtures.close()
    }
  }
}
