import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureBackup } from './backup.ts'
import { measureConsole } from './console.ts'
import { type Figure, toTable } from './figures.ts'
import { measureLoad } from './load.ts'
import { type Markets, openMarkets } from './market/market.ts'
import { measureBookings } from './race.ts'
import { measureSearch } from './search.ts'
import { measureStreams } from './streams.ts'
import { measureVitals } from './vitals.ts'

const usage = `npm run bench                   everything, in one table
npm run bench -- PART …         load, search, race, vitals, backup, console, streams

--listings N     phones in the market of load, race, backup and streams (10000)
--beside DIR     measure another checkout in turns, built with npm run build, and print ratios
--largest N      listings of the largest market of search, and of that of console (1000000)
--only TEXT      only the requests of load and console whose name contains this text
--data DIR       keep the generated databases there for the next run`

const PARTS = ['load', 'race', 'search', 'vitals', 'backup', 'console', 'streams']
const root = path.resolve(import.meta.dirname, '..')

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      listings: { type: 'string', default: '10000' },
      beside: { type: 'string' },
      largest: { type: 'string', default: '1000000' },
      only: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help || positionals.some((name) => !PARTS.includes(name))) return console.log(usage)
  if (!existsSync('/proc/self/schedstat')) throw new Error('Processor time is only read on Linux')
  const parts = positionals.length > 0 ? positionals : PARTS
  const folders = [root, ...(values.beside ? [path.resolve(values.beside)] : [])]
  const listings = Number(values.listings)
  const figures: Figure[] = []
  const checkouts: Markets[] = []
  try {
    for (const [index, folder] of folders.entries()) {
      const data = values.data && path.resolve(values.data, index === 0 ? 'this' : 'beside')
      checkouts.push(await openMarkets(folder, data))
    }
    for (const part of parts) {
      console.log(part)
      if (part === 'load')
        figures.push(...(await measureLoad(checkouts, { listings, only: values.only })))
      if (part === 'race') figures.push(...(await measureBookings(checkouts, listings)))
      if (part === 'backup') figures.push(...(await measureBackup(checkouts[0]!, root, listings)))
      if (part === 'streams') figures.push(...(await measureStreams(checkouts[0]!, listings)))
      if (part === 'search')
        figures.push(...(await measureSearch(checkouts[0]!, Number(values.largest))))
      if (part === 'console')
        figures.push(...(await measureConsole(checkouts[0]!, Number(values.largest), values.only)))
      if (part === 'vitals')
        figures.push(...(await measureVitals(values.data && path.resolve(values.data, 'demo'))))
    }
  } finally {
    for (const { close } of checkouts) await close()
  }
  console.log(`\n${toTable(figures)}`)
}

await main()
