import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeAt, stepAt } from '../src/modules/accounts/second-factor/second-factor.ts'
import { addressIn, languages } from '../src/shared/languages.ts'
import { as, buildSettings } from '../test/app.ts'
import { expectAccessible } from './kit/accessible.ts'
import {
  buildListing,
  journey,
  open,
  pages,
  person,
  photo,
  see,
  TEST_PASSWORD,
} from './kit/index.ts'
import { soon } from './kit/sell-form.ts'

const { visit, site } = journey()

let nokia: { _id: string }

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  nokia = await buildListing(app, {
    seller,
    brand: 'Nokia',
    name: 'Nokia X20',
    price: '1250.50',
    grade: 'B',
  })
  await buildListing(app, {
    seller,
    brand: 'Samsung',
    name: 'Galaxy S22',
    price: '300',
    grade: 'A',
  })
  await buildSettings(app, { languages: ['en', 'de', 'ar'] })
})

const texts = {
  de: {
    title: 'Alle verfügbaren Handys',
    total: '2 Handys',
    one: '1 Handy',
    grade: 'Note B, gut',
    price: '1.250,50\u00a0$',
    brand: 'Marke',
    chip: 'Entfernen: Nokia',
    empty: 'Kein Handy passt zu allen Angaben',
    priceCheck: 'Preis-Check',
    proofs: 'Prüfungen',
    more: 'Was diese Prüfung beweisen würde: IMEI',
    proves: 'Eine bestandene Prüfung würde beweisen',
    delivery: 'Übergabe und Versand',
  },
  ar: {
    title: 'كل الهواتف المعروضة',
    total: 'هاتفان',
    one: 'هاتف واحد',
    grade: 'الدرجة B، جيد',
    price: '1,250.50\u00a0$',
    brand: 'الماركة',
    chip: 'إزالة Nokia',
    empty: 'لا توجد هواتف تطابق بحثك',
    priceCheck: 'مقارنة السعر',
    proofs: 'الفحوصات',
    more: 'ما الذي كان سيثبته هذا الفحص: رقم IMEI',
    proves: 'لو اجتاز هذا الفحص لأثبت',
    delivery: 'التسليم',
  },
} as const

const homeTexts = {
  de: {
    title: 'Handy finden',
    third: 'Folie 3: Selbst verkaufen',
    sell: 'Machen Sie Ihr altes Handy zu Geld',
    steps: 'So funktioniert es',
  },
  ar: {
    title: 'اعثر على هاتفك',
    third: 'الشريحة 3: بع هاتفك',
    sell: 'حوّل هاتفك القديم إلى نقود',
    steps: 'كيف يعمل المتجر',
  },
} as const

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each(['de', 'ar'] as const)('the list of phones in %s', (language) => {
  const expected = texts[language]
  const card = (page: Page) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Nokia X20' }) })

  test('is in this language, filters and leads to a phone', async () => {
    const { page } = await visit()
    await open(page, addressIn(language, pages.products()))
    await see(page.getByRole('heading', { name: expected.title, level: 1 }))
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('html').getAttribute('dir')).toBe(languages[language].direction)
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
    await see(page.getByText(expected.total, { exact: true }))
    await see(card(page).getByText(expected.grade), card(page).getByText(expected.price))

    const brands = page.getByRole('group', { name: expected.brand })
    await brands.getByRole('checkbox', { name: /^Nokia/ }).check()
    await see(page.getByText(expected.one, { exact: true }))
    await page.getByRole('link', { name: expected.chip }).click()
    await see(page.getByText(expected.total, { exact: true }))

    await page.getByRole('link', { name: 'Nokia X20' }).click()
    await see(page.getByRole('heading', { name: 'Nokia X20', level: 1 }))
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/phones/`))
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
    await see(
      page.getByRole('heading', { name: expected.priceCheck }),
      page.getByRole('heading', { name: expected.delivery, exact: true }),
      page.getByText(expected.price).first(),
    )
    // The page is at its top, and stays there.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    // Texts that are loaded when a part is opened.
    const proofs = page.getByRole('region', { name: expected.proofs })
    await proofs.getByText(expected.more, { exact: true }).click()
    await see(proofs.getByText(expected.proves))
  })

  test('says what to do without results', async () => {
    const { page } = await visit()
    await open(page, `${addressIn(language, pages.products())}?q=zzzzqqq`)
    await see(page.getByText(expected.empty))
  })

  test('and a phone are free of axe violations, down to 320 px', async () => {
    const { page } = await visit(undefined, { colorScheme: 'light' })
    await expectAccessible(page, addressIn(language, pages.phone(nokia._id)))
    await expectAccessible(page, addressIn(language, pages.products()))
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })
})

describe.each(['de', 'ar'] as const)('the home page in %s', (language) => {
  const expected = homeTexts[language]

  test('is in this language, and its slides, search and steps work', async () => {
    const { page } = await visit(undefined, { viewport: { width: 390, height: 844 } })
    await open(page, addressIn(language, pages.home()))
    await see(page.getByRole('heading', { name: expected.title, level: 1 }))
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
    await page.getByRole('button', { name: expected.third }).click()
    await see(page.getByRole('heading', { name: expected.sell }))
    await expect
      .poll(() => page.getByRole('button', { name: expected.third }).getAttribute('aria-current'))
      .toBe('true')
    await see(page.getByRole('heading', { name: expected.steps }))
    const field = page.getByRole('main').getByRole('combobox')
    await field.fill('x20')
    await see(page.getByRole('option', { name: /^X20 Nokia/ }))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await see(page.getByRole('heading', { name: texts[language].title, level: 1 }))
    await see(page.getByText(texts[language].one, { exact: true }))
    expect(new URL(page.url()).pathname).toBe(`/${language}/products`)
  })

  test('is free of axe violations, in both themes and down to 320 px', async () => {
    const { page } = await visit(undefined, { colorScheme: 'light' })
    await expectAccessible(page, addressIn(language, pages.home()))
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })
})

test('a first visit opens the home page in the language of the browser, links to English keep it', async () => {
  const { page } = await visit(undefined, { locale: 'de-AT' })
  const path = () => new URL(page.url()).pathname
  await open(page, pages.home())
  expect(path()).toBe('/de')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click()
  await see(page.getByRole('heading', { name: 'A good phone doesn’t have to be new' }))
  expect(path()).toBe('/')
  await open(page, pages.home())
  expect(path()).toBe('/')
})

test('a visitor asks about a phone in German, and an offer that is too high is refused in German', async () => {
  const buyer = await person(site())
  const { page, announce } = await visit()
  announce(/status of 422/)
  await open(page, addressIn('de', pages.products()))
  await page.getByRole('link', { name: 'Nokia X20' }).click()
  await page.getByRole('link', { name: 'Nachricht schreiben' }).click()
  await page.getByLabel('E-Mail-Adresse').fill(buyer.email)
  await page.getByLabel('Passwort', { exact: true }).fill(TEST_PASSWORD)
  const logIn = page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true })
  await logIn.click()
  await page.waitForURL((url) => url.pathname === addressIn('de', pages.messages()))
  expect(new URL(page.url()).searchParams.get('about')).toBe(nokia._id)
  const message = page.getByRole('textbox', { name: /Siri Seller/ })
  await message.fill('Ist das Handy noch da?')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Send(en)?$/ })
    .click()
  await see(page.getByRole('main').getByText('Ist das Handy noch da?').last())

  await open(page, addressIn('de', pages.phone(nokia._id)))
  await page.getByRole('button', { name: 'Preis vorschlagen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Preis vorschlagen' })
  await see(dialog.getByText('Für dieses Handy können Sie 3 Preisvorschläge machen.'))
  await dialog.getByLabel('Ihr Preisvorschlag').fill('1000000000')
  await dialog.getByRole('button', { name: 'Preisvorschlag senden' }).click()
  await see(dialog.getByText('Dieser Betrag ist zu hoch'))
  await dialog.getByLabel('Ihr Preisvorschlag').fill('1000')
  await see(dialog.getByText('1.000\u00a0$ sind 80 % von 1.250,50\u00a0$'))
  await dialog.getByRole('button', { name: 'Preisvorschlag senden' }).click()
  await see(page.getByText(/^Preisvorschlag gesendet\. Siri Seller hat 48 Stunden Zeit/))
})

test('the language that somebody chose opens with the home page, until they choose English', async () => {
  const { page } = await visit()
  const choose = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  const path = () => new URL(page.url()).pathname
  await open(page, pages.home())
  await choose('Deutsch')
  await expect.poll(path).toBe('/de')
  await open(page, pages.home())
  expect(path()).toBe('/de')
  await see(page.getByRole('link', { name: 'Handys', exact: true }).first())
  // A shared address keeps its language.
  await open(page, pages.products())
  expect(path()).toBe(pages.products())
  await open(page, pages.home())
  await choose('English')
  await expect.poll(path).toBe('/')
  await open(page, pages.home())
  expect(path()).toBe('/')
})

test('the second step of the login is in the language of the page, its errors too', async () => {
  const { app } = site()
  const user = await person(site())
  const { secret } = (await as(app, user).post('/api/auth/second-factor/setup')).body
  const code = () => codeAt(secret, stepAt(app.clock.now()))
  await as(app, user).post('/api/auth/second-factor/confirm', { code: code() })
  app.clock.advance(60_000)
  const { page, announce } = await visit()
  announce(/status of 422/)
  await open(page, addressIn('de', pages.login()))
  await page.getByLabel('E-Mail-Adresse').fill(user.email)
  await page.getByLabel('Passwort', { exact: true }).fill(TEST_PASSWORD)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await see(page.getByRole('heading', { name: 'Anmeldung in zwei Schritten' }))
  await see(page.getByText('Diesem Gerät 30 Tage lang vertrauen.'))
  const field = page.getByLabel('Code', { exact: true })
  await field.fill('000000')
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await see(page.getByText('Der Code stimmt nicht oder wurde schon benutzt.'))
  await field.fill(code())
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
})

test('from right to left, the arrow keys turn slides and move photos the way that is seen', async () => {
  const { page } = await visit(await person(site(), { role: 'Seller' }), {
    reducedMotion: 'reduce',
  })
  await open(page, addressIn('ar', pages.home()))
  await page.keyboard.press('Tab')
  const skip = await page.locator('a[href="#main"]').boundingBox()
  expect(skip?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2)
  const slide = (index: number) =>
    page.getByRole('button', { name: new RegExp(`^الشريحة ${index}: `) })
  const turnedTo = (index: number) =>
    expect.poll(() => slide(index).getAttribute('aria-current')).toBe('true')
  await slide(1).focus()
  await page.keyboard.press('ArrowLeft')
  await turnedTo(2)
  await page.keyboard.press('ArrowRight')
  await turnedTo(1)

  await open(page, addressIn('ar', pages.addProduct()))
  const cards = page.getByRole('button', { name: /^تعديل .* من 2$/ })
  const files = await Promise.all(['a.png', 'b.png'].map(photo))
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await soon(() => cards.count()).toBe(2)
  await soon(() => page.locator('[data-order]').getByRole('progressbar').count()).toBe(0)
  const sources = () =>
    page
      .locator('[data-order] img')
      .evaluateAll((list) => list.map((img) => img.getAttribute('src')))
  const [first, second] = await sources()
  await cards.first().focus()
  await page.keyboard.press('ArrowLeft')
  await see(page.getByText('نُقلت إلى الموضع 2 من 2'))
  expect(await sources()).toEqual([second, first])
  await page.keyboard.press('ArrowRight')
  expect(await sources()).toEqual([first, second])
})
