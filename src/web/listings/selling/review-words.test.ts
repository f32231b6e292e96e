import { expect, test } from 'vitest'
import { reviewWords } from './review-words.ts'

const change = { kind: 'change', decision: null, reason: '' } as const

test('a seller is told what waits, and why something was refused', () => {
  expect(reviewWords('live', null)).toBeUndefined()
  expect(reviewWords('live', change)).toMatchObject({ waits: true })
  expect(reviewWords('live', { ...change, decision: 'approved' })).toBeUndefined()
  const refused = reviewWords('live', { ...change, decision: 'refused', reason: 'Blurred photo' })
  expect(refused).toMatchObject({ waits: false, words: expect.stringContaining('Blurred photo') })
  const asked = {
    kind: 'listing',
    decision: 'changes_requested',
    reason: 'Say the storage',
  } as const
  expect(reviewWords('changes_requested', asked)?.words).toContain('Say the storage')
  expect(reviewWords('reserved', null)?.words).toContain('booked')
})
