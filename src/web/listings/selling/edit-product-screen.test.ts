import { expect, test } from 'vitest'
import { reviewNotice } from './edit-product-screen.tsx'

const change = { kind: 'change', decision: null, reason: '' } as const

test('a seller sees what is waiting for review, and why a change was refused', () => {
  expect(reviewNotice('live', null)).toBeUndefined()
  expect(reviewNotice('live', change)).toMatchObject({ waits: true })
  expect(reviewNotice('live', { ...change, decision: 'approved' })).toBeUndefined()
  const refused = reviewNotice('live', { ...change, decision: 'refused', reason: 'Blurred photo' })
  expect(refused).toMatchObject({ waits: false, text: expect.stringContaining('Blurred photo') })
  const form = {
    kind: 'listing',
    decision: 'changes_requested',
    reason: 'Say the storage',
  } as const
  expect(reviewNotice('changes_requested', form)?.text).toContain('Say the storage')
  expect(reviewNotice('reserved', null)?.text).toContain('booked')
})
