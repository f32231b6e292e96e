import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { FILES } from '../src/demo/pictures/picture-set.ts'
import { storePicture } from '../src/modules/media/index.ts'
import { insertSales } from '../src/modules/pricing/index.ts'
import { buildPhoto } from '../src/modules/verification/possession/possession.fixture.ts'
import { inTransaction, newId } from '../src/platform/db/index.ts'
import { DAY } from '../src/shared/time.ts'
import { as, type TestUser } from '../test/app.ts'
import { expectNoViolations } from './kit/accessible.ts'
import { api, buildListing, gone, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

const MODEL = 'iphone-7'
const form = { brand: 'Iphone', name: 'iPhone 7', price: '90', storageGb: 32, color: 'Black' }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const answers = {
  screen: 'light',
  body: 'flawless',
  battery_health: 93,
  functions: [],
  water: 'never',
  repairs: 'none',
  account_lock: 'off',
  carrier: 'free',
}
/** Files of three pictures. */
const PICTURES = [
  'iphone-home-2c2d30-b-800',
  'iphone-home-2c2d30-b-angle-600',
  'iphone-home-272c33-b-800',
]
const results = [
  { test: 'touch', outcome: 'passed', measured: { cells: 300, ofCells: 300 } },
  { test: 'speaker', outcome: 'passed' },
  { test: 'vibration', outcome: 'not_possible' },
]

let seller: TestUser
let phone: { _id: string; slug: string }
let plain: { _id: string; slug: string }

beforeAll(async () => {
  seller = await person(site(), { role: 'Seller' })
  const draftId = newId()
  await prove(draftId)
  await sell()
  const photos = []
  for (const key of PICTURES) photos.push(await upload(key))
  phone = await buildListing(site().app, { seller, ...form, photos, draftId })
  plain = await buildListing(site().app, { seller, ...form, name: 'iPhone 7' })
})

/** A picture of the demo, stored as an upload of its seller. */
async function upload(key: string) {
  const picture = await readFile(new URL(`${key}.webp`, FILES))
  const bytes = await sharp(picture).resize(900).jpeg().toBuffer()
  const stored = await storePicture(site().app.deps, seller.id, bytes)
  if (!('picture' in stored)) throw new Error(stored.refused)
  return { url: stored.picture.url }
}

async function prove(draftId: string) {
  const { app } = site()
  const me = as(app, seller)
  await me.put(api.draft(draftId), { version: 0, values: form })
  const { brand, name } = form
  await me.post(api.imeiChecks(), { imei: '355316089870019', brand, name, draftId })
  await me.post(api.gradings(), { os: 'iOS', announced: '2016-09', answers, draftId })
  const link = (await me.post(api.checkups(), { model: MODEL, draftId })).body
  await as(app, null).post(
    api.checkup(link.url.split('/').at(-1)),
    { results },
    { 'user-agent': IPHONE },
  )
  const code = (await me.post(api.possessionCodes(), { draftId })).body
  const photo = await buildPhoto(code.payload, { size: 300, width: 1_000, height: 900 })
  const body = new FormData()
  body.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  await me.upload(`${api.possessionPhotos()}?draftId=${draftId}`, body)
}

/** Twelve sales of the last year, from $99 to $121. */
async function sell() {
  const { deps } = site().app
  const { rows } = await deps.db.pool.query('select id from models where slug = $1', [MODEL])
  const now = deps.clock.now().getTime()
  const sales = Array.from({ length: 12 }, (_, index) => ({
    modelId: rows[0].id as number,
    storageGb: 32,
    grade: 'B' as const,
    priceMinor: 9_900 + index * 200,
    currency: 'USD',
    soldAt: new Date(now - index * 7 * DAY),
  }))
  await inTransaction(deps.db, (tx) => insertSales(tx, sales))
}

const pageOf = (one: { _id: string; slug: string }) => pages.namedPhone(one._id, one.slug)

test('photos can be browsed with arrow keys and thumbnails, and enlarged', async () => {
  const { page } = await visit()
  await open(page, pageOf(phone))
  const photos = page.getByRole('region', { name: 'Photos of iPhone 7' })
  await see(photos.getByAltText('iPhone 7, Black: photo 1 of 3'), photos.getByText('1 of 3'))
  await photos.getByRole('button', { name: 'Enlarge photo 1' }).focus()
  await page.keyboard.press('ArrowRight')
  await see(photos.getByText('2 of 3'))
  await page.keyboard.press('ArrowLeft')
  await see(photos.getByText('1 of 3'))
  const third = photos.getByRole('button', { name: 'Photo 3 of 3' })
  await third.click()
  await see(photos.getByText('3 of 3'))
  expect(await third.getAttribute('aria-current')).toBe('true')
  await photos.getByRole('button', { name: 'Enlarge photo 3' }).click()
  const dialog = page.getByRole('dialog', { name: 'Photos of iPhone 7' })
  await see(dialog.getByAltText('iPhone 7, Black: photo 3 of 3'))
  await page.keyboard.press('ArrowLeft')
  await see(dialog.getByText('2 of 3'))
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(false)
})

test('an enlarged photo is zoomed and moved by keys, double click and pinch', async () => {
  const { page } = await visit(undefined, { hasTouch: true })
  await open(page, pageOf(phone))
  await page.getByRole('button', { name: 'Enlarge photo 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Photos of iPhone 7' })
  const photo = dialog.getByAltText('iPhone 7, Black: photo 1 of 3')
  await see(photo)
  const box = async () => (await photo.boundingBox())!
  const whole = await box()
  /** How often its width on the whole screen the photo is. */
  const scale = async () => Math.round(((await box()).width / whole.width) * 10) / 10
  await page.keyboard.press('+')
  await expect.poll(scale).toBe(2)
  const before = await box()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await box()).x).toBeLessThan(before.x)
  await see(dialog.getByText('1 of 3'))
  await page.keyboard.press('-')
  await expect.poll(scale).toBe(1)
  // The dialog has opened by now: it moves while it does.
  const still = await box()
  const [x, y] = [still.x + still.width / 4, still.y + still.height / 4]
  await page.mouse.dblclick(x, y)
  await expect.poll(scale).toBe(2)
  const zoomed = await box()
  // What was clicked stays where it was.
  expect((x - zoomed.x) / zoomed.width).toBeCloseTo(0.25, 2)
  expect((y - zoomed.y) / zoomed.height).toBeCloseTo(0.25, 2)
  await page.mouse.dblclick(x, y)
  await expect.poll(scale).toBe(1)
  const touch = await page.context().newCDPSession(page)
  const pinch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart ? [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id })) : [],
    })
  await pinch('touchStart', 80)
  for (const apart of [120, 160, 200, 240]) await pinch('touchMove', apart)
  await pinch('touchEnd')
  await expect.poll(scale).toBeGreaterThan(2)
  await see(dialog.getByText('1 of 3'))
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(false)
})

test('photos, price, delivery and returns are in sight together on a wide screen', async () => {
  const { page } = await visit(undefined, { viewport: { width: 1440, height: 900 } })
  await open(page, pageOf(phone))
  const photo = page.getByAltText('iPhone 7, Black: photo 1 of 3')
  const top = async () => (await photo.boundingBox())!.y
  const price = (await page.getByRole('region', { name: 'Price check' }).boundingBox())!
  expect((await page.getByRole('region', { name: 'Delivery' }).boundingBox())!.x).toBe(price.x)
  const before = await top()
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  expect(before - (await top())).toBeLessThan(100)
})

test('the first screen says the condition, storage, use, color, checks, returns and warranty', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const listed = await buildListing(site().app, {
    seller,
    used: '2 years',
    storageGb: 64,
    color: 'Clearly White',
    returnDays: 14,
  })
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const { page } = await visit(undefined, { viewport })
    await open(page, pages.phone(listed._id))
    for (const text of [
      'Not graded · 64 GB · Used 2 years · Clearly White',
      '0 of 4 checks passed',
      '14-day returns',
      'No warranty',
    ]) {
      const box = await page.getByText(text).first().boundingBox()
      expect(box!.y + box!.height, text).toBeLessThan(viewport.height)
    }
  }
})

test('photos load as AVIF in the fitting width without layout shift', async () => {
  const { page } = await visit(undefined, { viewport: { width: 390, height: 800 } })
  await open(page, pageOf(phone))
  const photo = page.getByAltText('iPhone 7, Black: photo 1 of 3')
  const chosen = () => photo.evaluate((image) => (image as HTMLImageElement).currentSrc)
  await expect.poll(chosen).toMatch(/-480\.avif$/)
  const box = await photo.boundingBox()
  expect(box?.width).toBe(box?.height)
})

test('verification results are listed with dates, including what is not verified', async () => {
  const { page } = await visit()
  await open(page, pageOf(phone))
  const proven = page.getByRole('region', { name: 'Verification' })
  await see(
    proven.getByText('4 of 4 checks'),
    proven.getByRole('heading', { name: 'IMEI checked' }),
    proven.getByText(/matches this model/),
    proven.getByText('Not checked against a stolen-phone registry.'),
    proven.getByRole('heading', { name: 'Grade B, good, calculated' }),
    proven.getByText('The phone tested itself: 2 passed, 1 not possible here.'),
    proven.getByRole('heading', { name: 'Possession verified' }),
  )
  expect(await proven.getByRole('button', { name: /: Passed$/ }).count()).toBe(4)
  const opened = proven.getByText('What this proves: Phone check-up')
  await opened.click()
  await see(
    proven.getByText('300 of 300 squares responded'),
    proven.getByText(/^Battery health, water resistance/),
  )
  await open(page, pageOf(plain))
  await see(proven.getByText('0 of 4 checks'), proven.getByRole('heading', { name: 'Not graded' }))
  expect(await proven.getByText(/^Not checked/).count()).toBe(3)
  expect(await proven.getByRole('button', { name: /: Not done$/ }).count()).toBe(4)
  await see(proven.getByText('What this check would prove').first())
})

test('a seal opens what its check proves, or that it was not made', async () => {
  const { page } = await visit()
  await open(page, pageOf(phone))
  await page.getByRole('button', { name: 'IMEI: Passed' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'IMEI: Passed' })
  await see(dialog.getByText('A passed check proves'), dialog.getByText('It doesn’t prove'))
  await page.keyboard.press('Escape')
  await gone(dialog)
  await open(page, pageOf(plain))
  await page.getByRole('button', { name: 'Check-up: Not done' }).first().click()
  await see(page.getByRole('dialog').getByText(/^The seller hasn’t made this check/))
})

test('the fully expanded page has no axe violations in either theme', async () => {
  const { page } = await visit()
  await open(page, pageOf(phone))
  for (const summary of [
    'What this proves: Phone check-up',
    'Price check',
    'How this price is calculated',
  ])
    await page.getByText(summary).click()
  await expectNoViolations(page)
})

test('a price is compared with past sales, with its calculation, and by month on the model page', async () => {
  const { page } = await visit()
  await open(page, pageOf(phone))
  const fair = page.getByRole('region', { name: 'Price check' })
  await see(fair.getByText('Great price'), fair.getByText('Compared with sold prices.'))
  expect(await fair.getByText(/^12 sales/).isVisible()).toBe(false)
  await fair.getByText('Price check').click()
  await see(fair.getByText(/^12 sales/))
  await fair.getByText('How this price is calculated').click()
  await see(fair.getByRole('table', { name: 'Most recent sales used' }))
  await open(page, pages.model(MODEL))
  await see(
    page.getByRole('heading', { name: 'Sold prices' }),
    page.getByRole('img', { name: /What a .* sold for, by month/ }),
  )
  await page.getByText('Figures by month').click()
  await see(page.getByRole('table', { name: 'Sales by month' }))
})

test('a phone’s page lists what it has cost', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const form = { brand: 'Iphone', name: 'iPhone 12', location: 'Oslo', delivery: { pickUp: true } }
  const listed = await buildListing(site().app, { ...form, seller, price: '400' })
  for (const price of ['350', '380'])
    await as(site().app, seller).put(api.phone(listed._id), { ...form, price })
  const { page } = await visit()
  await open(page, pages.phone(listed._id))
  const check = page.getByRole('region', { name: 'Price check' })
  await check.getByText('Price check').click()
  await check.getByText('Price history').focus()
  await page.keyboard.press('Enter')
  await see(check.getByText('Lowered to $350'))
  const steps = await check.getByRole('listitem').allInnerTexts()
  expect(steps.map((text) => text.split('\n')[0])).toEqual([
    'Listed at $400',
    'Lowered to $350',
    'Raised to $380',
  ])
  await expectNoViolations(page)
})
