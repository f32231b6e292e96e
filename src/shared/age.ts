import { formatQuantity } from './quantities.ts'
import { DAY, HOUR, MINUTE, SECOND } from './time.ts'

/** Units of an age, each used from two of it on: '90 minutes', '3 hours', '47 hours', '2 days'. */
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const
const USED_FROM = 2

/** How long something has lasted, in one unit: `{ count: 47, unit: 'hour' }`. */
export function toAge(ms: number): { count: number; unit: (typeof UNITS)[number][0] } {
  const [unit, each] =
    UNITS.find(([, each]) => ms >= USED_FROM * each) ?? (['second', SECOND] as const)
  return { count: Math.max(0, Math.floor(ms / each)), unit }
}

/** The same in English: '47 hours'. */
export function formatAge(ms: number): string {
  const { count, unit } = toAge(ms)
  return formatQuantity(count, unit)
}
