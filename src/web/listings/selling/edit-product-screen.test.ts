import { expect, test } from 'vitest'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { reviewNotice } from './edit-product-screen.tsx'

const english = { t: translate(readText('en'), 'sellParts.edit'), language: 'en' } as const
const change = { kind: 'change', decision: null, reason: '' } as const

test('a seller sees what is waiting for review, and why a change was refused', () => {
  expect(reviewNotice('live', null, english)).toBeUndefined()
  expect(reviewNotice('live', change, english)).toMatchObject({ waits: true })
  expect(reviewNotice('live', { ...change, decision: 'approved' }, english)).toBeUndefined()
  const refused = reviewNotice(
    'live',
    { ...change, decision: 'refused', reason: 'Blurred photo' },
    english,
  )
  expect(refused).toMatchObject({ waits: false, text: expect.stringContaining('Blurred photo') })
  const form = {
    kind: 'listing',
    decision: 'changes_requested',
    reason: 'Say the storage',
  } as const
  expect(reviewNotice('changes_requested', form, english)?.text).toContain('Say the storage')
  expect(reviewNotice('reserved', null, english)?.text).toContain('booked')
})
