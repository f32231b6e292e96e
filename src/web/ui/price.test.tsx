import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'
import { EnglishText } from './text.fixture.tsx'

function wordsOf(html: string) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('each number is read with its label', () => {
  const html = renderToString(
    <EnglishText>
      <Price amount="$450.00" original="$600.00" saving="$150.00" />
    </EnglishText>,
  )
  expect(wordsOf(html)).toBe('Price $450.00 Original price $600.00 Save $150.00')
  expect(html).toContain('<del')
})

test('a phone without an original price shows one figure', () => {
  expect(
    wordsOf(
      renderToString(
        <EnglishText>
          <Price amount="$35.00" />
        </EnglishText>,
      ),
    ),
  ).toBe('Price $35.00')
})
