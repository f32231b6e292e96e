import { createRandom } from '@redial/demo-phones/random'
import type { Deps } from '../../deps.ts'
import { refreshSellerLevels } from '../../modules/listings/index.ts'
import { HOUR } from '../../shared/time.ts'
import { createStage } from '../acting/actors.ts'
import { doneOf, isFilled, setDone, whileAlone } from '../demo.store.ts'
import type { Play } from '../history/play-sale.ts'
import { runSteps } from '../history/steps.ts'
import { openMarket } from '../market.ts'
import { setScenes } from '../scenes/set-scenes.ts'
import { orderProgress } from './advance-orders.ts'
import { renewStock } from './renew-stock.ts'

/** The people of the demo act four times a day. */
const TURN_MS = 6 * HOUR

/**
 * Lets the demo go on: its people send, pay for and confirm what waits for them, put phones on sale
 * again that expire, and start new orders, offers and conversations where the demo has too few.
 * Listings, orders and accounts of visitors are left alone. A turn that was missed is not made up
 * for: after a year the work is that of one turn, plus one new listing a phone. Returns the number
 * of turns taken, 0 or 1.
 */
export async function keepDemoAlive(deps: Deps): Promise<number> {
  if (!(await isFilled(deps))) return 0
  const now = deps.clock.now()
  const turn = Math.floor(now.getTime() / TURN_MS)
  let taken = 0
  await whileAlone(deps.db, async () => {
    const last = await doneOf(deps.db.kysely, 'turn')
    if (last >= turn) return
    await takeTurn(deps, { now, seed: deps.env.DEMO_SEED + turn, missed: last ? turn - last : 1 })
    await setDone(deps.db.kysely, 'turn', turn)
    taken = 1
  })
  return taken
}

async function takeTurn(
  deps: Deps,
  { now, seed, missed }: { now: Date; seed: number; missed: number },
) {
  // Nobody joins: the accounts are there.
  const stage = createStage(deps, () => now)
  try {
    const random = createRandom(seed)
    const renewals = await renewStock({ stage, now }, { random, awayMs: missed * TURN_MS })
    await runSteps(stage, renewals)
    // Opened now: a phone that was listed again has another id.
    const play: Play = { stage, market: await openMarket(stage), now }
    await runSteps(stage, await orderProgress(play, random), { atOnce: 1 })
    await setScenes(play, seed)
    await refreshSellerLevels(deps)
  } finally {
    await stage.close()
  }
}
