import { maskContacts } from '@redial/contact-mask'
import type { Figure } from './figure.ts'

const MESSAGES = 50
const LIMIT_MS = 250
const LETTERS = 2_000

/** Texts that repeat possible parts of a number, an address or an email. */
const HOSTILE = [
  ...['a.', '1 ', '@', 'at ', 'dot ', 'five ', '5/', 'a@', 'x-', 'aaaa', '1', 'a at '],
  ...['\ufdfa', '\u337f', '\u00bd', '\u01c4 ', 'one ', '12:30 ', '12.'],
]

/** Repeated to long texts whose time has to grow with their length, not with its square. */
const REPEATED = ['1 ', 'five ', 'a@', '12.', 'tracking 1', '12:30 ', '1\n', 'a at ', '$1 ', 'do ']

function cpuMs(work: () => void): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** How much longer a text of four times the length takes: 4 when it grows in proportion. */
function growth(): number {
  const timeOf = (letters: number) =>
    cpuMs(() => {
      for (const part of REPEATED) maskContacts(part.repeat(letters / part.length))
    })
  timeOf(10_000)
  return timeOf(120_000) / timeOf(30_000)
}

/**
 * CPU time of one page of a conversation written by an attacker: 50 messages of 2,000 characters,
 * each masked together with the 12 messages before it. The slowest text counts.
 */
export function masking(): Figure[] {
  let worst = { ms: 0, part: '' }
  for (const part of HOSTILE) {
    const text = part.repeat(LETTERS / part.length)
    const before = Array.from({ length: 12 }, () => text.slice(-120))
    maskContacts(text, before)
    const ms = cpuMs(() => {
      for (let message = 0; message < MESSAGES; message += 1) maskContacts(text, before)
    })
    if (ms > worst.ms) worst = { ms, part }
  }
  return [
    {
      name: 'masking the worst page of 50 messages',
      unit: 'ms CPU',
      ours: worst.ms,
      target: { atMost: LIMIT_MS },
      note: `repeats ${JSON.stringify(worst.part)}`,
    },
    {
      name: 'masking a text of four times the length',
      unit: '× CPU',
      ours: growth(),
      target: { atMost: 10 },
    },
  ]
}
