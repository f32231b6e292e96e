import { pages } from '../src/routes.ts'
import { onColdPage, withBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import type { Server } from './server.ts'

const LIMITS_KB = { script: 140, stylesheet: 15 }

/** Time for late requests of a page that is otherwise finished. */
const SETTLED_MS = 1_000

type File = { type: string; name: string; bytes: number }

/** What a browser downloads on its first visit to the list of phones. */
export async function weight(server: Server): Promise<Figure[]> {
  const files = await withBrowser((browser) =>
    onColdPage(browser, async (page) => {
      const fetched: Promise<File>[] = []
      page.on('requestfinished', (request) => {
        const name = new URL(request.url()).pathname
        const sized = request.sizes().then(({ responseBodySize }) => responseBodySize)
        fetched.push(sized.then((bytes) => ({ type: request.resourceType(), name, bytes })))
      })
      await page.goto(`${server.origin}${pages.products()}`, { waitUntil: 'networkidle' })
      await page.waitForTimeout(SETTLED_MS)
      return Promise.all(fetched)
    }),
  )
  const figureOf = (type: keyof typeof LIMITS_KB, name: string): Figure => {
    const own = files.filter((file) => file.type === type).sort((a, b) => b.bytes - a.bytes)
    return {
      name,
      unit: 'kB',
      ours: own.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
      target: { atMost: LIMITS_KB[type] },
      note: own.map((file) => `${file.name} ${(file.bytes / 1_000).toFixed(1)}`).join(', '),
    }
  }
  return [figureOf('script', 'JavaScript of /products'), figureOf('stylesheet', 'CSS of /products')]
}
