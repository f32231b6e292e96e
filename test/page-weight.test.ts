import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languageCodes } from '../src/shared/languages.ts'
import { isDashboard, type PageScripts, readPageScripts, transferSize } from './page-scripts.ts'

const ROUTES = path.resolve(import.meta.dirname, '../src/web/routes')

/** Kilobytes of 1,000 bytes, as they are transferred, that a page may start with as scripts. */
const PUBLIC_KB = 170
const DASHBOARD_KB = 200
/** The page of an order begins with the parts of all its states: those that came later moved what was below. */
const ORDER = { route: 'dashboard/orders.$id', kb: 225 }
/** Shows the parts of the dashboard too, to developers alone. */
const GALLERY = 'dev.components'
/** What a page in another language may take more. */
const LANGUAGE_KB = 5

const pages = readPageScripts()

test('every route has a script in the build', () => {
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('__root'))
    .map((file) => file.replace(/\.tsx$/, ''))
  expect(pages.map(({ route }) => route).sort()).toEqual(routes.sort())
})

const sizeOf = ({ files }: PageScripts) =>
  files.reduce((sum, file) => sum + transferSize(file), 0) / 1_000

test.each(pages)(
  '$route starts with at most 170 kB of scripts, in the dashboard 200 kB, an order 225 kB',
  (page) => {
    const kb = sizeOf(page)
    expect(kb).toBeGreaterThan(50)
    const isOfDashboard = isDashboard(page.route) || page.route === GALLERY
    if (page.route === ORDER.route) expect(kb).toBeLessThanOrEqual(ORDER.kb)
    else expect(kb).toBeLessThanOrEqual(isOfDashboard ? DASHBOARD_KB : PUBLIC_KB)
  },
)

test.each(languageCodes)('in %s a page takes at most 5 kB more than in English', (language) => {
  const larger = readPageScripts(language).flatMap((page, index) => {
    const more = sizeOf(page) - sizeOf(pages[index]!)
    return more > LANGUAGE_KB ? [`${page.route}: ${more.toFixed(1)} kB`] : []
  })
  expect(larger).toEqual([])
})
