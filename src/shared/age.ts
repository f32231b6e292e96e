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

/** How long something has lasted, in one unit: '47 hours'. */
export function formatAge(ms: number): string {
  const [noun, unit] =
    UNITS.find(([, each]) => ms >= USED_FROM * each) ?? (['second', SECOND] as const)
  return formatQuantity(Math.max(0, Math.floor(ms / unit)), noun)
}
