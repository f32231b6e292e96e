import { expect, test } from 'vitest'
import { countPassed } from './proof-states.ts'

const possession = { verifiedAt: '2026-01-01T00:00:00.000Z' }
const imei = {
  checkedAt: '2026-01-01T00:00:00.000Z',
  tac: 'confirmed',
  tacName: null,
  blacklist: 'not_checked',
} as unknown as Parameters<typeof countPassed>[0]['imei']

test('a missing check, or one with a problem, does not count as passed', () => {
  expect(countPassed({ imei: null, grading: null, checkup: null, possession })).toBe(1)
  expect(countPassed({ imei, grading: null, checkup: null, possession })).toBe(2)
  const stolen = imei && ({ ...imei, blacklist: 'listed' } as typeof imei)
  expect(countPassed({ imei: stolen, grading: null, checkup: null, possession })).toBe(1)
})
