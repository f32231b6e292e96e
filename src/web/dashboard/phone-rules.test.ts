import { expect, test } from 'vitest'
import { brandGroups, checkPhone, phoneFields, toNewPhone } from './phone-rules.ts'

const ann = { name: 'Ann', email: 'ann@redial.example' }

test('brand, name and price are required, each at its field', () => {
  expect(checkPhone(phoneFields)).toEqual({
    brand: 'Brand is required',
    name: 'Name is required',
    price: 'Price is required',
  })
  const typed = { ...phoneFields, brand: 'Nokia', name: '3310', price: 'about 35' }
  expect(Object.values(checkPhone(typed)).filter(Boolean)).toEqual([])
})

test('what was left empty is not sent', () => {
  const typed = { ...phoneFields, brand: 'Nokia', name: ' 3310 ', price: '$35', used: '20 years' }
  expect(toNewPhone(typed, ann)).toEqual({
    brand: 'Nokia',
    name: '3310',
    price: '$35',
    used: '20 years',
    grade: null,
    storageGb: null,
    colour: null,
    seller: 'Ann',
    email: 'ann@redial.example',
  })
})

test('the three brands come first, and no brand twice', () => {
  const groups = brandGroups(['Xiaomi', 'Samsung', 'Asus'])
  expect(groups.map(({ options }) => options.map(({ value }) => value))).toEqual([
    ['Iphone', 'Nokia', 'Samsung'],
    ['Asus', 'Xiaomi'],
  ])
  expect(brandGroups([])).toHaveLength(1)
})
