import { expect, test } from 'vitest'
import { headOf, pageHead } from './document-head.ts'

test('the innermost page names the document', () => {
  const matches = [pageHead('Dashboard'), pageHead('All Users', 'Everybody', { robots: 'noindex' })]
  expect(headOf(matches)).toEqual({
    title: 'All Users - Redial',
    description: 'Everybody',
    robots: 'noindex',
  })
})

test('a page that is not there is kept out of search engines', () => {
  expect(headOf([{}], 404)).toEqual({ title: 'Page not found - Redial', robots: 'noindex' })
})
