#!/usr/bin/env node
// Keeps a CSV file of phones in step with the shop:
//   REDIAL_URL=https://phones.example.org REDIAL_KEY=redial_… node sync-spreadsheet.js phones.csv
// Exits with 0 when all rows are in step, 2 when some have a problem, and 1 when it had to stop.
import { ApiError, createRedial } from '../../index.ts'
import { openTable, Problem } from './csv-file.ts'
import { syncTable } from './sync.ts'

const STOPPED = 1
const SOME_PROBLEMS = 2

async function main([file]: string[]): Promise<void> {
  const { REDIAL_URL: url = '', REDIAL_KEY: key = '' } = process.env
  if (!file || !url || !key)
    throw new Problem(
      'Usage: REDIAL_URL=https://phones.example.org REDIAL_KEY=redial_… node sync-spreadsheet.js phones.csv',
    )
  const redial = createRedial({ url, key })
  const { table, save, close } = await openTable(file)
  try {
    const { listed, changed, sold, problems } = await syncTable(redial, table, save)
    console.log(`${listed} listed, ${changed} changed, ${sold} sold, ${problems} with a problem`)
    if (problems > 0) {
      console.error(`What is wrong is in the column “problem” of ${file}.`)
      process.exitCode = SOME_PROBLEMS
    }
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.exitCode = STOPPED
  if (error instanceof ApiError) console.error(describeStop(error))
  else if (error instanceof Problem || error instanceof TypeError) console.error(error.message)
  else throw error
})

function describeStop({ message, retryAfterSeconds }: ApiError): string {
  const when = retryAfterSeconds ? `, in ${Math.ceil(retryAfterSeconds / 60)} min or later` : ''
  return `Stopped: ${message}\nNothing is lost. Run it again when that is solved${when}.`
}
