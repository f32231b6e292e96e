import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import type { Blacklist } from './blacklist.ts'

/** The last digit is computed from the others, and lists often leave it out. */
const COMPARED = 14

/**
 * A CSV file with an IMEI of 14 to 16 digits in the first column of each line; what is none is
 * passed over. Read again when it changed. A number takes 8 bytes of memory.
 */
export function fileBlacklist(file: string, log: Pick<Logger, 'warn'>): Blacklist {
  let read: { version: string; numbers: Promise<Float64Array> } | undefined

  async function current(): Promise<Float64Array> {
    const { mtimeMs, size } = await stat(file)
    const version = `${mtimeMs} ${size}`
    if (read?.version !== version) read = { version, numbers: numbersIn(file) }
    return read.numbers
  }
  return {
    async look(digits) {
      try {
        return has(await current(), Number(digits.slice(0, COMPARED))) ? 'listed' : 'clean'
      } catch (error) {
        read = undefined
        log.warn({ why: (error as Error).message }, 'IMEI blacklist cannot be read')
        return 'unknown'
      }
    },
  }
}

async function numbersIn(file: string): Promise<Float64Array> {
  const numbers: number[] = []
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) {
    const digits = /^\s*["']?\s*(\d{14,16})\b/.exec(line.replace(/^\ufeff/, ''))?.[1]
    if (digits) numbers.push(Number(digits.slice(0, COMPARED)))
  }
  return Float64Array.from(numbers).sort()
}

function has(sorted: Float64Array, number: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < number) low = middle + 1
    else high = middle
  }
  return sorted[low] === number
}
