import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnglishText } from '../ui/text.fixture.tsx'
import { PriceRange } from './filter-panel.tsx'

const ERROR = 'Enter prices as digits'

const show = (range: { min?: string; max?: string }, currency = 'USD') =>
  renderToStaticMarkup(
    <EnglishText>
      <PriceRange {...range} currency={currency} onChange={() => {}} />
    </EnglishText>,
  )

test('a price filter says what is wrong with what was typed, in every currency', () => {
  for (const currency of ['USD', 'JPY', 'KWD']) {
    expect(show({ min: 'abc' }, currency)).toContain(ERROR)
    expect(show({ max: '-5' }, currency)).toContain(ERROR)
    expect(show({ min: '250', max: '1,250' }, currency)).not.toContain(ERROR)
  }
  expect(show({ max: '45.125' }, 'KWD')).not.toContain(ERROR)
  expect(show({ max: '45.5' }, 'JPY')).toContain(ERROR)
})
