import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { phoneTexts } from './phone-texts.ts'

const texts = phoneTexts(translate(readText('en'), 'card'), 'en')

test.each([
  ['18 mo', '18 months'],
  ['2 years', '2 years'],
  ['1.5 yrs', '1.5 years'],
  ['barely', 'barely'],
])('a card shows the time of use %j as %j', (used, shown) => {
  expect(texts.cardFacts({ used, storageGb: 64 })).toEqual(['64 GB', shown])
})
