import { expect, test } from 'vitest'
import { countVerifications } from './proofs.tsx'

test('missing verifications are not counted', () => {
  const possession = { verifiedAt: '2026-01-01T00:00:00.000Z' }
  expect(countVerifications({ imei: null, grading: null, checkup: null, possession })).toBe(1)
})
