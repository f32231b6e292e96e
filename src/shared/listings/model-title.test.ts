import { expect, test } from 'vitest'
import { modelTitle } from './model-title.ts'

test.each([
  ['Fairphone', '4', 'Fairphone 4'],
  ['OnePlus', '9 Pro', 'OnePlus 9 Pro'],
  ['Nokia', '3310', 'Nokia 3310'],
  ['Huawei', 'P20 Pro', 'Huawei P20 Pro'],
  ['Honor', 'X9b', 'Honor X9b'],
  ['Nothing', 'Phone (1)', 'Nothing Phone (1)'],
  ['OnePlus', 'One', 'OnePlus One'],
  ['LG', 'LG G6', 'LG G6'],
  ['Samsung', 'Galaxy S21', 'Galaxy S21'],
  ['Sony', 'Xperia 1 V', 'Xperia 1 V'],
  ['Iphone', 'iPhone 13', 'iPhone 13'],
])('%s %s is called %s', (brand, name, title) => {
  expect(modelTitle(brand, name)).toBe(title)
})
