import { expect, test } from 'vitest'
import { expectNoViolations } from './kit/accessible.ts'
import { journey, open, pages, person, see, toast } from './kit/index.ts'
import { formOf, nameOf, productsOf } from './kit/sell-form.ts'

const { visit, site } = journey()

const phoneScreen = { viewport: { width: 360, height: 780 } } as const

test('every brand of the catalog is found by keyboard', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page } = await visit(seller)
  await open(page, pages.addProduct())
  const brand = formOf(page).getByRole('combobox', { name: 'Brand' })
  await brand.focus()
  const options = page.getByRole('listbox', { name: 'Choices' }).getByRole('option')
  await expect.poll(() => options.count()).toBeGreaterThan(110)
  expect(await options.first().textContent()).toBe('Iphone')
  expect(await options.last().textContent()).toBe('Other brand')
  await page.keyboard.type('real')
  await expect.poll(() => options.allTextContents()).toEqual(['Realme', 'Other brand: “real”'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await brand.inputValue()).toBe('Realme')
  expect(await brand.getAttribute('aria-expanded')).toBe('false')
})

test('on a small screen a phone of no brand or model of the catalog is listed', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page } = await visit(seller, { ...phoneScreen, hasTouch: true, isMobile: true })
  await open(page, pages.addProduct())
  const form = formOf(page)
  await form.getByRole('combobox', { name: 'Brand' }).tap()
  await page.keyboard.type('Punkt')
  await expectNoViolations(page)
  await page.getByRole('option', { name: 'Other brand: “Punkt”' }).tap()
  await see(form.getByText(/Not in our catalog. It’s listed under “Other brand”/))
  await nameOf(page).fill('MP02')
  await page.getByRole('option', { name: 'My model isn’t listed' }).tap()
  await see(form.getByText('Not in our catalog: buyers see the name as you write it.'))
  await form.getByLabel('Price', { exact: true }).fill('90')
  await form.getByRole('button', { name: 'Add product' }).tap()
  await see(toast(page, 'Product added successfully'))
  const [phone] = await productsOf(site(), seller)
  expect(phone).toMatchObject({ brand: 'Other brand', name: 'Punkt MP02', model: null })
})
