import { expect, test } from 'vitest'
import { pageFiles } from './page-text.ts'
import { Route as dashboard } from './routes/dashboard/route.tsx'

const route = (staticData: object) => ({ options: { staticData } })

test('a translated page has its texts in the language of its address', () => {
  expect(pageFiles([route({}), route({ translated: true, text: ['table'] })], 'es')).toEqual([
    ['es', 'shell'],
    ['es', 'table'],
  ])
})

test('a page that is not translated has English texts in the frame of its language', () => {
  expect(pageFiles([route({}), route({ text: ['table'] })], 'es')).toEqual([
    ['es', 'shell'],
    ['en', 'shell'],
    ['en', 'table'],
  ])
})

test('the frame of the dashboard alone, as a browser loads it after a public page, is translated', () => {
  expect(pageFiles([dashboard], 'ar')).toEqual([
    ['ar', 'shell'],
    ['ar', 'dashboard'],
    ['ar', 'table'],
  ])
})
