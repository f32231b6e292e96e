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
    const start = process.cpuUsage()
    for (let message = 0; message < MESSAGES; message += 1) maskContacts(text, before)
    const { user, system } = process.cpuUsage(start)
    const ms = (user + system) / 1_000
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
  ]
}
