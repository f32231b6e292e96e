import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnglishText } from '../text.fixture.tsx'
import { Carousel } from './carousel.tsx'

test('every slide is in the HTML, numbered and named', () => {
  const slides = ['Buy', 'Sell', 'Meet'].map((label) => ({
    id: label,
    label,
    content: <p>{`${label} here`}</p>,
  }))
  const html = renderToString(
    <EnglishText>
      <Carousel label="What Redial is for" slides={slides} />
    </EnglishText>,
  )
  expect(html).toContain('aria-label="1 of 3: Buy"')
  expect(html).toContain('aria-label="3 of 3: Meet"')
  expect(html).toContain('Meet here')
  for (const name of ['Previous slide', 'Next slide', 'Pause slides', 'Slide 2: Sell']) {
    expect(html).toContain(`aria-label="${name}"`)
  }
})
