import { existsSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import type { Figure } from './figure.ts'
import type { Server } from './server.ts'
import { lineOf, tableOf } from './table.ts'

/** Runnable programs per core; above this, limits in seconds mean little. */
const BUSY = 0.5

type Bench = (server: Server) => Promise<Figure[]>

/** In the order they run. Those on one server share it, after its demo data is complete. */
const onServer: Record<string, () => Promise<Bench>> = {
  pages: async () => (await import('./pages.ts')).pages,
  render: async () => (await import('./render.ts')).render,
  api: async () => (await import('./api.ts')).api,
  uncached: async () => (await import('./uncached.ts')).uncached,
  weight: async () => (await import('./weight.ts')).weight,
  vitals: async () => (await import('./vitals/vitals.ts')).vitals,
  memory: async () => (await import('./memory.ts')).memory,
  photos: async () => (await import('./photos.ts')).photos,
  messages: async () => (await import('./messages.ts')).messages,
}

const usage = `npm run bench                measure everything
npm run bench -- NAME …      measure ${Object.keys(onServer).join(', ')}, masking, reuse, start, timing, search, scale, relevance, webhooks, writes, orders, workers or versions

versions needs BENCH_OTHER, the folder of a checkout of another version; without a name it is left out.`

async function main(wanted: string[]) {
  const alone =
    'masking reuse start timing search scale relevance webhooks writes orders workers'.split(' ')
  const always = [...Object.keys(onServer), ...alone]
  const known = [...always, 'versions']
  if (wanted.some((name) => !known.includes(name))) return void console.error(usage)
  if (!existsSync(path.resolve(import.meta.dirname, '../dist/client')))
    throw new Error('The pages are not built: run npm run build')
  const busy = loadavg()[0]! / availableParallelism()
  if (busy > BUSY)
    console.log(
      `The machine is busy (${busy.toFixed(1)} a core): times are longer than they need be.`,
    )
  const names = wanted.length > 0 ? wanted : always
  const figures: Figure[] = []
  const report = (more: Figure[]) => {
    for (const figure of more) console.log(`  ${lineOf(figure).filter(Boolean).join(' · ')}`)
    figures.push(...more)
  }

  if (names.includes('masking')) {
    console.log('masking')
    report((await import('./masking.ts')).masking())
  }
  if (names.includes('reuse')) {
    console.log('reuse')
    report(await (await import('./reuse.ts')).reuse())
  }
  if (names.includes('start')) {
    console.log('start')
    report(await (await import('./start.ts')).start())
  }
  if (names.includes('timing')) {
    console.log('timing')
    report(await (await import('./timing.ts')).timing())
  }
  if (names.includes('search')) {
    console.log('search')
    report(await (await import('./search.ts')).search())
  }
  if (names.includes('scale')) {
    console.log('scale')
    await (await import('./search.ts')).scale(report)
  }
  // The search measures it too, with more listings.
  if (names.includes('relevance') && !names.includes('search')) {
    console.log('relevance')
    report(await (await import('./search.ts')).relevance())
  }
  if (names.includes('webhooks')) {
    console.log('webhooks')
    report(await (await import('./webhooks.ts')).webhooks())
  }
  if (names.includes('writes')) {
    console.log('writes')
    report(await (await import('./writes.ts')).writes())
  }
  if (names.includes('orders')) {
    console.log('orders')
    await (await import('./orders.ts')).orders(report)
  }
  if (names.includes('workers')) {
    console.log('workers')
    report(await (await import('./workers.ts')).workers())
  }
  if (names.includes('versions')) {
    console.log('versions')
    await (await import('./versions.ts')).versions(report)
  }
  const rest = names.filter((name) => name in onServer)
  if (rest.length > 0) {
    const { startServer } = await import('./server.ts')
    // A folder that already has data saves a minute.
    const folder = process.env.BENCH_DATA_DIR
    const server = await startServer({ ...(folder && { folder }) })
    try {
      await server.demoIsFilled()
      for (const name of rest) {
        console.log(name)
        report(await (await onServer[name]!())(server))
      }
    } finally {
      await server.stop()
    }
  }
  console.log(`\n${tableOf(figures)}`)
}

await main(process.argv.slice(2))
