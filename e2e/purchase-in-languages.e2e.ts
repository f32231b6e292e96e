import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { countryName } from '../src/shared/countries.ts'
import { addressIn, type Language, languageCodes, languages } from '../src/shared/languages.ts'
import { formatMoney } from '../src/shared/money.ts'
import { formatCount } from '../src/shared/quantities.ts'
import { translatorFor } from '../src/text/server.ts'
import { as, buildSettings } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { api, buildListing, journey, open, pages, person, see } from './kit/index.ts'
import { translatePages } from './kit/messages.ts'

const { visit, site } = journey({ demo: true })

beforeAll(async () => {
  await buildSettings(site().app, { languages: languageCodes })
})

/** What a purchase says, word for word, in the two languages that are complete. */
const written = {
  de: {
    price: '1.250,50\u00a0$',
    choose: 'Übergabe wählen',
    until: /^Für Sie reserviert bis (Mo|Di|Mi|Do|Fr|Sa|So)\., \d{1,2}\. /,
    ship: 'Zuschicken lassen',
    name: 'Vor- und Nachname',
    street: 'Straße und Hausnummer',
    code: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    norway: 'Norwegen',
    pay: 'Weiter zur Zahlung',
    wrongCode: 'Geben Sie eine gültige Postleitzahl für dieses Land ein',
    title: '1.250,50\u00a0$ bezahlen',
    protection: 'So sind Sie geschützt',
    card: 'Nummer der Testkarte',
    declined: /Ihre Karte wurde abgelehnt\. Es wurde nichts abgebucht\./,
    paid: 'Zahlung eingegangen',
    view: 'Bestellung ansehen',
    waiting: 'Siri Seller bereitet den Versand vor',
    toShip: 'Handy an Bo Buyer verschicken',
    carrier: 'Paketdienst',
    tracking: 'Sendungsnummer',
    shipped: 'Als verschickt markieren',
    trackingWrong: 'Geben Sie eine Sendungsnummer mit 4 bis 40 Buchstaben und Ziffern ein',
    onItsWay: 'Das Handy ist unterwegs zu Ihnen',
    arrived: 'Ankunft melden',
    check: 'Prüfen Sie Ihr Handy',
    confirm: 'Alles in Ordnung',
    yours: 'Das Handy gehört Ihnen',
    timeline: 'Verlauf',
    booked: 'Reserviert',
    orders: 'Meine Käufe',
    completed: 'Abgeschlossen',
    rows: '1 Zeile',
    sales: 'Meine Verkäufe',
  },
  ar: {
    price: '1,250.50\u00a0$',
    choose: 'اختر طريقة التسليم',
    until:
      /^محجوز لك حتى (الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|أحد|اثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت)، \d{1,2} /,
    ship: 'شحن إلى عنواني',
    name: 'الاسم الكامل',
    street: 'الشارع ورقم المبنى',
    code: 'الرمز البريدي',
    city: 'المدينة',
    country: 'البلد',
    norway: 'النرويج',
    pay: 'المتابعة إلى الدفع',
    wrongCode: 'أدخل رمزًا بريديًا صحيحًا لهذا البلد',
    title: 'ادفع 1,250.50\u00a0$',
    protection: 'كيف نحميك',
    card: 'رقم البطاقة التجريبية',
    declined: /رُفضت بطاقتك\. لم يُخصم منك شيء\./,
    paid: 'تم استلام المبلغ',
    view: 'عرض الطلب',
    waiting: 'يجهّز ⁨Siri Seller⁩ هاتفك',
    toShip: 'اشحن الهاتف إلى ⁨Bo Buyer⁩',
    carrier: 'شركة الشحن',
    tracking: 'رقم التتبع',
    shipped: 'تم الشحن',
    trackingWrong: 'أدخل رقم تتبع من 4 إلى 40 من الحروف اللاتينية والأرقام',
    onItsWay: 'الهاتف في الطريق إليك',
    arrived: 'وصل الهاتف',
    check: 'افحص هاتفك',
    confirm: 'كل شيء سليم',
    yours: 'الهاتف لك',
    timeline: 'سجل الطلب',
    booked: 'تم الحجز',
    orders: 'طلباتي',
    completed: 'مكتمل',
    rows: 'صف واحد',
    sales: 'مبيعاتي',
  },
} as const

type Texts = { [Key in keyof (typeof written)['de']]: string | RegExp }

/** The same from the messages of a language: what is checked is that pages say them. */
async function textsIn(language: Language): Promise<Texts> {
  if (language === 'de' || language === 'ar') return written[language]
  const t = await translatePages(language)
  const price = formatMoney(125_050, 'USD', language)
  return {
    price,
    choose: t('orderPage.nextStep.step.chooseDelivery.title'),
    until: new RegExp(
      `^${RegExp.escape(t('orderPage.nextStep.deadline.reservedForYou'))} \\p{L}`,
      'u',
    ),
    ship: t('booking.shipping.label'),
    name: t('fields.address.name'),
    street: t('fields.address.line1'),
    code: t('fields.address.postalCode'),
    city: t('fields.address.city'),
    country: t('fields.address.country'),
    norway: countryName('NO', language),
    pay: t('booking.payment.online.go'),
    wrongCode: translatorFor(language, 'errors')('postalCode'),
    title: t('booking.checkout.pay', { amount: price }),
    protection: t('booking.checkout.protection.title'),
    card: t('booking.checkout.card.number'),
    declined: new RegExp(RegExp.escape(translatorFor(language, 'errors')('cardDeclined'))),
    paid: t('booking.checkout.result.paid'),
    view: t('booking.checkout.result.view'),
    waiting: t('orderPage.nextStep.step.waitForShipping.title', { seller: 'Siri Seller' }),
    toShip: t('orderPage.nextStep.step.ship.title', { buyer: 'Bo Buyer' }),
    carrier: t('order.parcel.carrier'),
    tracking: t('order.parcel.tracking'),
    shipped: t('orderPage.delivery.markShipped'),
    trackingWrong: t('order.parcel.trackingInvalid', {
      min: formatCount(4, language),
      max: formatCount(40, language),
    }),
    onItsWay: t('orderPage.nextStep.step.markArrived.title'),
    arrived: t('orderPage.nextStep.action.arrived'),
    check: t('orderPage.nextStep.step.check.title'),
    confirm: t('orderPage.nextStep.action.confirm'),
    yours: t('orderPage.nextStep.step.completedBuyer.title'),
    timeline: t('orderPage.timeline.title'),
    booked: t('orderPage.event.phone_booked'),
    orders: t('dashboard.page.myOrders'),
    completed: t('order.state.completed'),
    rows: t('table.rows', { count: 1, shown: formatCount(1, language) }),
    sales: t('dashboard.page.mySales'),
  }
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 2 })

/** The page is in the language of its address, and nothing is wider than the screen. */
async function expectTranslated(page: Page, language: Language) {
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/${language}/`))
  expect(await page.locator('html').getAttribute('dir')).toBe(languages[language].direction)
  expect(await page.locator('main').getAttribute('lang')).toBeNull()
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
  // The other languages have the same elements as German.
  if (language === 'de' || language === 'ar') await expectNoViolations(page)
}

describe.each(languageCodes.filter((code) => code !== 'en'))('a purchase in %s', (language) => {
  test('is in this language from the booking to the receipt of the phone', async () => {
    const expected = await textsIn(language)
    const { app } = site()
    const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
    const buyer = await person(site(), { role: 'Buyer', name: 'Bo Buyer' })
    const phone = await buildListing(app, {
      seller,
      brand: 'Nokia',
      name: 'Nokia X20',
      price: '1250.50',
    })
    const mine = await visit(buyer)
    const { page } = mine
    await open(page, addressIn(language, pages.products()))
    await see(page.getByRole('link', { name: 'Nokia X20' }).first())

    const { body } = await as(app, buyer).post(api.adverts(), { phoneId: phone._id })
    const id = String(body.order._id)
    await open(page, addressIn(language, pages.order(id)))
    await see(heading(page, expected.choose), page.getByText(expected.until).first())
    await see(page.getByText(expected.price).filter({ visible: true }).first())
    await expectTranslated(page, language)
    await page.getByRole('radio', { name: expected.ship }).check()
    await page.getByLabel(expected.name).fill('Bo Buyer')
    await page.getByLabel(expected.street).fill('Storgata 1')
    await page.getByLabel(expected.code).fill('12')
    await page.getByLabel(expected.city, { exact: true }).fill('Oslo')
    await page
      .getByLabel(expected.country, { exact: true })
      .selectOption({ label: String(expected.norway) })
    mine.announce(/status of 422/)
    await page.getByRole('button', { name: expected.pay }).click()
    await see(page.getByText(expected.wrongCode))
    await page.getByLabel(expected.code).fill('0155')
    await page.getByRole('button', { name: expected.pay }).click()

    await see(page.getByRole('heading', { name: expected.title, level: 1 }))
    await see(heading(page, expected.protection))
    await expectTranslated(page, language)
    await page.getByLabel(expected.card).fill('4000 0000 0000 0002')
    await page.getByRole('button', { name: expected.title }).click()
    await see(page.getByText(expected.declined))
    await page.getByLabel(expected.card).fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: expected.title }).click()
    await see(heading(page, expected.paid))
    await page.getByRole('link', { name: expected.view }).click()
    await see(heading(page, expected.waiting))

    const theirs = await visit(seller)
    await open(theirs.page, addressIn(language, pages.order(id)))
    await see(heading(theirs.page, expected.toShip))
    await expectTranslated(theirs.page, language)
    await theirs.page.getByLabel(expected.carrier).fill('Bring')
    await theirs.page.getByLabel(expected.tracking).fill('??')
    await theirs.page.getByRole('button', { name: expected.shipped }).click()
    await see(theirs.page.getByText(expected.trackingWrong))
    await theirs.page.getByLabel(expected.tracking).fill('abc 1234 567')
    await theirs.page.getByRole('button', { name: expected.shipped }).click()

    await open(page, addressIn(language, pages.order(id)))
    await see(heading(page, expected.onItsWay))
    await page.getByRole('button', { name: expected.arrived }).click()
    await see(heading(page, expected.check))
    await expectTranslated(page, language)
    await page.getByRole('button', { name: expected.confirm }).click()
    await page.getByRole('dialog').getByRole('button', { name: expected.confirm }).click()
    await see(heading(page, expected.yours), heading(page, expected.timeline))
    await see(page.getByText(expected.booked, { exact: true }).last())
    await expectTranslated(page, language)

    await open(page, addressIn(language, pages.myOrders()))
    await see(page.getByRole('heading', { name: expected.orders, level: 1 }))
    const row = page.getByRole('row').filter({ hasText: 'Nokia X20' })
    await see(row.getByText(expected.price), row.getByText(expected.completed))
    await see(page.getByText(expected.rows, { exact: true }))
    await expectTranslated(page, language)
    await open(theirs.page, addressIn(language, pages.mySales()))
    await see(theirs.page.getByRole('heading', { name: expected.sales, level: 1 }))
    await expectTranslated(theirs.page, language)
  })
})
