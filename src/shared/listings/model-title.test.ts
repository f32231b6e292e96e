import { expect, test } from 'vitest'
import { modelTitle } from './model-title.ts'

test.each([
  ['Fairphone', '4', 'Fairphone 4'],
  ['OnePlus', '9 Pro', 'OnePlus 9 Pro'],
  ['Samsung', 'Galaxy S21', 'Galaxy S21'],
  ['Iphone', 'iPhone 13', 'iPhone 13'],
])('%s %s is called %s', (brand, name, title) => {
  expect(modelTitle(brand, name)).toBe(title)
})
