import type { Page } from 'playwright-core'

type Spot = { x: number; y: number }

/** Touch input. Five touch points can be told apart, as on most phones. */
export async function fingersOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })

  /** Puts several fingers down at once and lifts them. */
  async function tap(spots: Spot[]) {
    const touchPoints = spots.map((spot, id) => ({ ...spot, id }))
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Moves one finger back and forth over the whole screen, line by line. */
  async function wipe({ lines, bottom = 1 }: { lines: number; bottom?: number }) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const at = (x: number, y: number) => ({ touchPoints: [{ x, y, id: 1 }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(1, 1) })
    for (let line = 0; line < lines; line += 1) {
      const y = ((line + 0.5) / lines) * height
      if (y > height * bottom) break
      const ways = [1, width / 2, width - 2]
      for (const x of line % 2 ? ways.reverse() : ways)
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x, y) })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  return { tap, wipe }
}
