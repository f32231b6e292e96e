import { expect, test } from 'vitest'
import { readText } from '../../ui/text.fixture.tsx'
import { translate } from '../../ui/text.ts'
import { remainingOffersText } from './offer-dialog.tsx'
import { offerState, priceLabel, toPercent } from './offers.tsx'

const t = translate(readText('en'), 'offer')
const offer = { otherName: 'Siri', state: 'open', by: 'seller', viewerRole: 'buyer' } as never

test('an open offer needs a reply from the side that did not make it', () => {
  expect(offerState(offer).key).toBe('yours')
  expect(offerState({ ...(offer as object), viewerRole: 'seller' } as never).key).toBe('waiting')
})

test('the label of a price depends on the reader', () => {
  expect(priceLabel(offer, t)).toBe('Siri’s counter-offer')
  expect(
    priceLabel({ ...(offer as object), viewerRole: 'seller', state: 'declined' } as never, t),
  ).toBe('Your counter-offer')
})

test('the share is in whole percent, and the last offer says so', () => {
  expect(toPercent(40_000, 45_000)).toBe(89)
  expect(remainingOffersText(1, t, 'en')).toMatch(/last/)
})
