import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { pages } from '../src/contract/urls.ts'
import { onColdPage, withBrowser } from './browser.ts'
import type { Figure } from './figure.ts'
import type { Server } from './server.ts'

const LIMITS_KB = { script: 140, stylesheet: 15 }

/** Of the document with the first 24 phones, not compressed, without the styles in it. */
const HTML_KB = 45

/** Time for late requests of a page that is otherwise finished. */
const SETTLED_MS = 1_000

type File = { type: string; name: string; bytes: number }

/** Of the script of a phone's page, which idle browsers fetch ahead on a list. */
const AHEAD_KB = 25

/** What a browser downloads on its first visit to the list of phones, and what it fetches ahead. */
export async function weight(server: Server): Promise<Figure[]> {
  const url = `${server.origin}${pages.products()}`
  const [saving, usual] = await withBrowser(async (browser) => [
    await visit(browser, url, true),
    await visit(browser, url, false),
  ])
  const figureOf = (type: keyof typeof LIMITS_KB, name: string): Figure => {
    const own = saving.filter((file) => file.type === type).sort((a, b) => b.bytes - a.bytes)
    return {
      name,
      unit: 'kB',
      ours: kilobytes(own),
      target: { atMost: LIMITS_KB[type] },
      note: own.map((file) => `${file.name} ${(file.bytes / 1_000).toFixed(1)}`).join(', '),
    }
  }
  const isScript = ({ type }: File) => type === 'script'
  return [
    figureOf('script', 'JavaScript of /products'),
    {
      name: 'JavaScript fetched ahead',
      unit: 'kB',
      ours: kilobytes(usual.filter(isScript)) - kilobytes(saving.filter(isScript)),
      target: { atMost: AHEAD_KB },
    },
    figureOf('stylesheet', 'CSS of /products'),
    {
      name: 'HTML of /products, not compressed',
      unit: 'kB',
      ours: (await htmlBytes(url)) / 1_000,
      target: { atMost: HTML_KB },
    },
  ]
}

async function htmlBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  return Buffer.byteLength(html.replace(/<style>.*?<\/style>/s, ''))
}

function kilobytes(files: readonly File[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
}

/** Browsers of people who save data fetch nothing ahead. */
function visit(browser: Browser, url: string, savesData: boolean): Promise<File[]> {
  return onColdPage(browser, async (page) => {
    const fetched: Promise<File>[] = []
    page.on('requestfinished', (request) => {
      const name = new URL(request.url()).pathname
      const sized = request.sizes().then(({ responseBodySize }) => responseBodySize)
      fetched.push(sized.then((bytes) => ({ type: request.resourceType(), name, bytes })))
    })
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, savesData)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    const styles = await page.evaluate(() => document.querySelector('head style')?.textContent)
    const files = await Promise.all(fetched)
    const inDocument = { type: 'stylesheet', name: 'in the document' }
    if (styles) files.push({ ...inDocument, bytes: brotliCompressSync(styles).length })
    return files
  })
}
