import { expect, test } from 'vitest'
import { formatAge } from './age.ts'
import { DAY, HOUR, MINUTE, SECOND } from './time.ts'

test('an age is told in one unit, the largest of which there are two', () => {
  expect(
    [0, -5, SECOND, 119 * SECOND, 2 * MINUTE, 119 * MINUTE, 47 * HOUR, 3.9 * DAY].map(formatAge),
  ).toEqual([
    '0 seconds',
    '0 seconds',
    '1 second',
    '119 seconds',
    '2 minutes',
    '119 minutes',
    '47 hours',
    '3 days',
  ])
})
