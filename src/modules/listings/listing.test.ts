import { expect, test } from 'vitest'
import {
  listingStates,
  listingTransitions,
  transitionRefusal,
  visibilityRefusal,
} from '../../shared/listings/listing-life-cycle.ts'
import type { Listing } from './listings.store.ts'

const owner = { id: 'o', name: 'O', email: 'o@example.org', image: null, role: 'Seller' } as const
const other = { ...owner, id: 'x' }
const admin = { ...owner, id: 'a', role: 'admin', staffRole: 'admin' } as const
const listing = (state: Listing['state']) => ({ state, sellerId: 'o' }) as Listing

test('a sold listing can only be paused, when the phone is returned, or removed; a removed one stays', () => {
  const from = (state: Listing['state']) =>
    Object.entries(listingTransitions).flatMap(([name, transition]) =>
      (transition.from as readonly string[]).includes(state) ? name : [],
    )
  expect(from('sold')).toEqual(['shelve', 'remove'])
  expect(from('removed')).toEqual([])
  expect(from('reserved')).toEqual(['release', 'shelve', 'sell', 'remove'])
})

test('visitors see phones that are or were for sale; withdrawn ones answer 410, others 404', () => {
  for (const state of listingStates) {
    const shown = ['live', 'reserved', 'sold', 'paused', 'expired'].includes(state)
    const isGone = ['removed', 'withdrawn'].includes(state)
    const hidden = isGone ? 'gone' : shown ? undefined : 'not_found'
    expect(visibilityRefusal(listing(state), null)).toBe(hidden)
    expect(visibilityRefusal(listing(state), other)).toBe(hidden)
    const known = state === 'removed' ? 'gone' : undefined
    expect(visibilityRefusal(listing(state), owner)).toBe(known)
    expect(visibilityRefusal(listing(state), admin)).toBe(known)
  }
})

test('a booked or sold phone cannot be withdrawn', () => {
  const why = (state: Listing['state']) => transitionRefusal('withdraw', listing(state))
  expect(['live', 'expired', 'pending_review'].map((state) => why(state as 'live'))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([why('reserved'), why('sold'), why('rejected')]).toEqual([
    'reserved',
    'sold',
    'not_on_sale',
  ])
})

test('only the seller pauses, only a moderator decides, and only an order reserves', () => {
  const by = (party: string) =>
    Object.entries(listingTransitions).flatMap(([name, transition]) =>
      (transition.by as readonly string[]).includes(party) ? name : [],
    )
  expect(by('seller')).toEqual(['pause', 'resume', 'renew', 'withdraw', 'submit', 'leave'])
  expect(by('moderator')).toEqual(['approve', 'request_changes', 'reject', 'remove'])
  expect(by('order')).toEqual(['hold', 'release', 'shelve', 'sell'])
  expect(by('system')).toEqual(['expire', 'pause', 'resume', 'flag', 'approve'])
})
