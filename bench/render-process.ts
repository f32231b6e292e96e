// Pages per second on one core, without network connections to a browser.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderToString } from 'react-dom/server'
import { createApp } from '../src/app.ts'
import { createDeps } from '../src/commands/open-deps.ts'
import { createLog } from '../src/commands/open-instance.ts'
import { pages } from '../src/contract/urls.ts'
import { readEnv } from '../src/env.ts'
import { root } from './child.ts'
import { elementsOf } from './elements-of.ts'
import { inTurns, median } from './figure.ts'
import { templateOf } from './template-of.ts'

const ROUNDS = 11
const ROUND_MS = 600
/** Concurrent visitors, as on a busy server. */
const AT_ONCE = 4

type Fetch = (path: string, init?: RequestInit) => Promise<Response>
type PageRequest = { url: string; fetch: Fetch; kind: string }
type Entry = {
  renderPage(page: PageRequest): Promise<{ html: string }>
  openPage(page: PageRequest): Promise<{ markup(): string }>
}

const env = readEnv(process.env)
const origin = env.ORIGIN ?? ''
const { deps, end } = createDeps(env.DATABASE_URL ?? '', env, createLog(env), {
  origin: () => origin,
  demo: true,
  secret: 'a secret that signs nothing in this process',
})
const { app } = createApp(deps)
const entry = (await import(
  pathToFileURL(path.join(root, 'dist/server/entry-server.js')).href
)) as Entry
const fetch: Fetch = async (at, init) => app.fetch(new Request(`${origin}${at}`, init))
const page = { url: pages.products(), fetch, kind: 'visitor' }
const renderOurs = () => entry.renderPage(page)

const { html } = await renderOurs()
// Plain React elements of the same page: without components, routes or data.
const elements = elementsOf(html)
const renderFloor = () => renderToString(elements)
// And the same page without React.
const writeByHand = templateOf(html)
if (writeByHand() !== html) throw new Error('the template writes another page')
const { markup } = await entry.openPage(page)
if (markup() !== html) throw new Error('the component tree renders another page')

/** Per CPU second of this process, so that waiting for the database does not count. */
async function perSecond(work: () => unknown) {
  const since = performance.now()
  const spent = process.cpuUsage()
  let done = 0
  const keepOn = async () => {
    while (performance.now() - since < ROUND_MS) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn))
  const { user, system } = process.cpuUsage(spent)
  return (done * 1_000_000) / (user + system)
}

// Warm up first.
await perSecond(renderOurs)
await perSecond(renderFloor)
await perSecond(writeByHand)
const measured = await inTurns(
  ROUNDS,
  () => perSecond(renderOurs),
  () => perSecond(renderFloor),
)
const byHand: number[] = []
for (let round = 0; round < ROUNDS; round += 1) byHand.push(await perSecond(writeByHand))
const ownTree = await perSecond(markup)
const note = `${html.length} characters; our components with all data loaded: ${Math.round(ownTree)} /cpu s`
process.send?.({ ...measured, note, byHand: median(byHand) })
await end()
process.disconnect?.()
