import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { countStatements } from './count-statements.ts'
import { PAGES, pathOf, urlsOfPages, type ViewerName } from './pages.fixture.ts'
import { addRows, buildRows, type Rows } from './rows-of-everything.fixture.ts'
import { documentTable, HINT } from './statements-document.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const ROUTES = path.join(ROOT, 'src/web/routes')

/** Routes without counts, and why. */
const NOT_COUNTED: Record<string, string> = {
  'dashboard/route': 'the frame of the dashboard, part of its pages',
  'dev.components': 'in development only; reads the settings of the shop',
  outbox: 'with demo data only; reads files',
  setup: 'until the shop has an admin, who opens it once',
}

test('the statements of every page are counted', () => {
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('__root'))
    .map((file) => file.replace(/\.tsx$/, ''))
  expect([...Object.keys(PAGES), ...Object.keys(NOT_COUNTED)].sort()).toEqual(routes.sort())
})

const byPath = Object.entries(PAGES).sort(([a], [b]) => (pathOf(a) < pathOf(b) ? -1 : 1))

type Count = { page: string; who: ViewerName; texts: string[]; isWhole: boolean }

let rows: Rows
let urls: Map<string, string>
beforeAll(async () => {
  rows = await buildRows()
  urls = await urlsOfPages(rows)
})
afterAll(() => rows.shop.close())

/** A statement, whether it names one value or several. */
const withoutNumbers = (text: string) => text.replace(/\$\d+(, \$\d+)*/g, '$')

/** React writes this in place of a part whose script the server has not loaded yet. */
const NOT_RENDERED = '<!--$!-->'

/** Opens every page as everyone whose page it is, on a server whose cache has no page. */
async function openPages(): Promise<Count[]> {
  const { app, deps } = rows.shop.app
  const server = await listen({ host: '127.0.0.1', port: 0 })
  server.serve(app, await createPages(deps, app.fetch, path.join(ROOT, 'dist')))
  const counts: Count[] = []
  for (const [route, { by }] of byPath) {
    for (const who of by) {
      const headers = { cookie: who === 'visitor' ? '' : rows[who].cookie }
      const { result, texts } = await countStatements(async () => {
        const response = await fetch(`http://127.0.0.1:${server.port}${urls.get(route)}`, {
          headers,
          redirect: 'manual',
        })
        return { status: response.status, html: await response.text() }
      })
      expect(result.status, `${route} by ${who}`).toBe(200)
      // In alphabetical order: calls of the API at the same time send theirs in any order.
      counts.push({
        page: pathOf(route),
        who,
        texts: texts.map(withoutNumbers).sort(),
        isWhole: !result.html.includes(NOT_RENDERED),
      })
    }
  }
  await server.close()
  return counts
}

test('the server renders every part of a page, at the first request too', async () => {
  const opened = await openPages()
  expect(opened.filter(({ isWhole }) => !isWhole)).toEqual([])
})

test('each page sends the documented statements, with one row of everything and with three', async () => {
  // The first time fills caches of the process.
  await openPages()
  const one = await openPages()
  const { counted, documented } = documentTable(
    'Pages',
    one.map(({ page, who, texts }) => [`\`${page}\``, who, texts.length]),
  )
  expect(counted, HINT).toEqual(documented)
  await addRows(rows)
  await addRows(rows)
  await openPages()
  const three = await openPages()
  for (const [index, { page, who, texts }] of three.entries())
    expect.soft(texts, `${page} by ${who}`).toEqual(one[index]?.texts)
})
