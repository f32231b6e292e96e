import { expect, test } from 'vitest'
import { brandGroups, checkPhone, nameOfModel, toNewPhone } from './rules.ts'
import { sellingFields } from './sheet.ts'

const ann = { name: 'Ann', email: 'ann@redial.example' }
const nokia = { ...sellingFields, brand: 'Nokia', name: ' 3310 ', price: '$35', modelSlug: 'nokia' }

test('brand, name and price are required, each at its field', () => {
  expect(checkPhone(sellingFields)).toEqual({
    brand: 'Brand is required',
    name: 'Name is required',
    price: 'Price is required',
  })
  const typed = checkPhone({ ...nokia, price: 'about 35' })
  expect(Object.values(typed).filter(Boolean)).toEqual([])
})

test('what was left empty is not sent', () => {
  const photos = [{ url: '/media/a.webp', alt: 'Front' }]
  expect(toNewPhone({ ...nokia, used: '20 years' }, photos, ann)).toEqual({
    brand: 'Nokia',
    name: '3310',
    price: '$35',
    used: '20 years',
    grade: null,
    storageGb: null,
    colour: null,
    photos,
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

test('a model that is called by a number says whose it is', () => {
  expect(nameOfModel({ brand: 'Nokia', name: '3310' })).toBe('Nokia 3310')
  expect(nameOfModel({ brand: 'Iphone', name: 'iPhone 7' })).toBe('iPhone 7')
})
