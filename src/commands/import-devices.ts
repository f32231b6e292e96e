import { readFile } from 'node:fs/promises'
import type { Env } from '../env.ts'
import { importDevices } from '../modules/catalog/index.ts'
import { reach } from './reach.ts'

/** Refused lines that are printed; the rest are counted. */
const PRINTED = 50

/** Takes a file of devices into the catalogue, beside a running server or without one. */
export async function importDevicesFile(env: Env, file: string | undefined): Promise<void> {
  const text = file && (await readFile(file, 'utf8').catch(() => undefined))
  if (text === undefined || text === '') {
    console.error(file ? `${file} cannot be read.` : 'Usage: import-devices FILE (comma-separated)')
    process.exitCode = 2
    return
  }
  const { deps, close } = await reach(env)
  const outcome = await importDevices(deps, text, ({ done, lines }) => {
    const share = `${Math.floor((100 * done) / lines)} %`.padStart(5)
    const words = `${share}  ${done} of ${lines} lines`
    process.stdout.write(process.stdout.isTTY ? `\r${words}` : `${words}\n`)
  }).finally(close)
  if (process.stdout.isTTY) process.stdout.write('\n')
  if ('refused' in outcome) {
    console.error(`${file}: ${outcome.wrong}.`)
    process.exitCode = 1
    return
  }
  const { added, changed, known, refused } = outcome.import
  console.log(
    `${added} models added, ${changed} changed, ${known} known, ${refused} lines refused.`,
  )
  for (const { line, reason, text } of outcome.refusals.slice(0, PRINTED))
    console.log(`  line ${line}: ${reason}  (${text})`)
  if (refused > PRINTED) console.log(`  and ${refused - PRINTED} more`)
}
