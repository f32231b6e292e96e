import { expect, test } from 'vitest'
import {
  activeStates,
  approvedStates,
  closedStates,
  editableStates,
  isProvable,
  isPublic,
  type ListingState,
  listingStates,
  listingTransitions,
  offeredStates,
  onMarketStates,
  openStates,
  tradedStates,
  visibilityRefusal,
} from './listing-life-cycle.ts'

const sorted = (states: readonly ListingState[]) => [...states].sort()
const missing = (part: readonly ListingState[], whole: readonly ListingState[]) =>
  part.filter((state) => !whole.includes(state))

test('what buyers may ask about or read on the page of a seller has a public page', () => {
  expect([...onMarketStates, ...tradedStates].every(isPublic)).toBe(true)
})

test('a listing can be edited until it is over', () => {
  expect(sorted([...editableStates, ...closedStates])).toEqual(sorted(listingStates))
})

test('states on the market are also active, offered and open', () => {
  expect(missing(onMarketStates, activeStates)).toEqual([])
  expect(missing(activeStates, offeredStates)).toEqual([])
  expect(missing(offeredStates, openStates)).toEqual([])
  expect(missing(activeStates, approvedStates)).toEqual([])
})

test('no transition leads from a closed state back to live', () => {
  const back = Object.values(listingTransitions).filter(
    ({ from, to }) =>
      to === 'live' && from.some((state) => (closedStates as readonly string[]).includes(state)),
  )
  expect(back).toEqual([])
})

test('nothing is proven about a phone that belongs to a buyer, or a listing that is gone', () => {
  const gone = listingStates.filter((state) => !isProvable(state))
  expect(gone).toEqual(['reserved', 'sold', 'withdrawn', 'removed'])
})

test('a visitor sees the page of a listing exactly while it is public', () => {
  const seen = listingStates.filter(
    (state) => !visibilityRefusal({ state, sellerId: 'seller' }, null),
  )
  expect(seen).toEqual(listingStates.filter(isPublic))
})
