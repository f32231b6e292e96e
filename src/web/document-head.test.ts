import { expect, test } from 'vitest'
import { headOf, pageHead } from './document-head.ts'

test('the innermost page sets the document title', () => {
  const matches = [pageHead('Dashboard'), pageHead('All Users', 'Everybody', { robots: 'noindex' })]
  expect(headOf(matches)).toEqual({
    title: 'All Users - Redial',
    description: 'Everybody',
    robots: 'noindex',
  })
})

test('a 404 page is not indexed', () => {
  expect(headOf([{}], 404)).toEqual({ title: 'Page not found - Redial', robots: 'noindex' })
})
