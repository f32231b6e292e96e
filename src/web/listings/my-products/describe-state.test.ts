import { expect, test } from 'vitest'
import type { Language } from '../../../shared/languages.ts'
import { formatFor, NEUTRAL_READER } from '../../../shared/reader-format.ts'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { describeState } from './describe-state.ts'

const seller = (language: Language) => ({
  t: translate(readText(language), 'products.means'),
  language,
  reader: formatFor(NEUTRAL_READER, language),
})

const now = Date.parse('2026-11-21T12:00:00Z')
const live = {
  state: 'live',
  expiresAt: '2026-12-20T12:00:00Z',
  review: null,
  pausedByVacation: false,
  removalReason: null,
  isDeliverable: true,
} as const
const review = { kind: 'change', decision: null, reason: '' } as const

test.each([
  [live, 'Until 20 Dec 2026.'],
  [{ ...live, expiresAt: '2026-11-24T10:00:00Z' }, 'Ends in 3 days.'],
  [{ ...live, expiresAt: '2026-11-22T10:00:00Z' }, 'Ends within a day.'],
  [{ ...live, review }, 'Until 20 Dec 2026. Your change is waiting for a moderator.'],
  [
    { ...live, review: { ...review, decision: 'refused' as const, reason: 'Not your photo.' } },
    'Until 20 Dec 2026. Your change was rejected: “Not your photo.”',
  ],
  [{ ...live, state: 'paused' as const }, 'Hidden until you resume it.'],
  [
    { ...live, state: 'paused' as const, pausedByVacation: true },
    'Comes back when your vacation ends.',
  ],
  [
    {
      ...live,
      state: 'changes_requested' as const,
      review: {
        kind: 'listing' as const,
        decision: 'changes_requested' as const,
        reason: 'Blurred.',
      },
    },
    'A moderator requested changes: “Blurred.” Edit it to resubmit.',
  ],
  [
    { ...live, state: 'removed' as const, removalReason: 'It is a fake.' },
    'A moderator removed it: “It is a fake.”',
  ],
])('%j', (phone, words) => {
  expect(
    describeState(phone, now, { ...seller('en'), deliveryMethods: ['pick_up', 'shipping'] }),
  ).toBe(words)
})

test.each([
  ['pick_up' as const, 'Edit it to offer pick-up.'],
  ['shipping' as const, 'Edit it to offer shipping.'],
])('a listing that the shop cannot deliver says what to change: %s', (only, advice) => {
  const phone = { ...live, isDeliverable: false }
  const text = describeState(phone, now, { ...seller('en'), deliveryMethods: [only] })
  expect(text).toMatch(/^Buyers can’t book it/)
  expect(text).toContain(advice)
})

test('a sentence is in the language of the page, around what a moderator wrote', () => {
  const removed = { ...live, state: 'removed' as const, removalReason: 'It is a fake.' }
  const deliveryMethods = ['pick_up' as const]
  expect(describeState(removed, now, { ...seller('de'), deliveryMethods })).toBe(
    'Unsere Moderation hat die Anzeige entfernt: „It is a fake.“',
  )
  expect(describeState(removed, now, { ...seller('ar'), deliveryMethods })).toBe(
    'أزاله أحد المشرفين: «\u2068It is a fake.\u2069»',
  )
})
