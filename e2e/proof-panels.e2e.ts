import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import {
  buildPhoto,
  photoOfNothing,
} from '../src/modules/verification/possession/possession.fixture.ts'
import { MINUTE } from '../src/shared/time.ts'
import { as, type TestUser } from '../test/app.ts'
import { violations } from './kit/accessible.ts'
import { api, gone, journey, open, pages, person, see } from './kit/index.ts'

const { visit, site } = journey()

let seller: TestUser
// Codes and photos are limited per account.
beforeEach(async () => {
  seller = await person(site(), { role: 'Seller' })
})

/** The form of a new listing with its verification panels, as a draft. */
async function atPanels() {
  const visited = await visit(seller, { acceptDownloads: true })
  const { page } = visited
  await open(page, pages.addProduct())
  await page.getByLabel('Name', { exact: true }).fill('Pixel 7')
  await page.getByRole('heading', { name: 'Proof' }).scrollIntoViewIfNeeded()
  const checkup = page.getByRole('region', { name: 'Phone check-up' })
  const possession = page.getByRole('region', { name: 'Possession photo' })
  await see(checkup, possession)
  return { ...visited, checkup, possession }
}

const results = [
  { test: 'touch', outcome: 'passed', measured: { cells: 171, ofCells: 171 } },
  { test: 'speaker', outcome: 'failed' },
]

test('the check-up result appears automatically, and its signature can be verified independently', async () => {
  const { page, checkup } = await atPanels()
  await checkup.getByRole('button', { name: 'Check the phone' }).click()
  await see(checkup.getByRole('img', { name: 'QR code that opens the check-up' }))
  await see(checkup.getByText('The link works once and expires in 30 minutes'))
  expect(await violations(page)).toEqual([])

  const url = await checkup.locator('code').innerText()
  const phone = await visit()
  await open(phone.page, new URL(url).pathname)
  await phone.page.getByRole('button', { name: 'Start' }).click()
  for (let step = 1; step <= 9; step += 1)
    await phone.page.getByRole('button', { name: 'Skip' }).click()
  await phone.page.getByRole('button', { name: 'Send the results' }).click()

  await see(checkup.getByText(/skipped/).first())
  await gone(checkup.getByRole('img'))
  await checkup.getByText('All tests').click()
  await see(checkup.getByText('Touch screen'))
  expect(await violations(page)).toEqual([])

  const coming = page.waitForEvent('download')
  await checkup.getByRole('link', { name: 'Download the signed result' }).click()
  const file = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
  const { statement, signature, publicKey } = file
  const isTrue = (text: string) =>
    verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
  expect(isTrue(statement)).toBe(true)
  expect(isTrue(statement.replace('skipped', 'passed'))).toBe(false)
  expect(JSON.parse(statement).claimed).toBeDefined()
})

test('a new link replaces the old one; expiry is shown, and a later result still appears', async () => {
  const { page, checkup } = await atPanels()
  await page.clock.install()
  const link = async () => {
    await see(checkup.getByRole('img'))
    return new URL(await checkup.locator('code').innerText()).pathname
  }
  await checkup.getByRole('button', { name: 'Check the phone' }).click()
  const first = await link()
  await checkup.getByRole('button', { name: 'Create a new link' }).click()
  await expect.poll(link).not.toBe(first)
  await page.clock.fastForward(31 * MINUTE)
  await see(checkup.getByText('The link expired before a result arrived'))
  expect(await violations(page)).toEqual([])
  await checkup.getByRole('button', { name: 'Create a new link' }).click()
  const token = (await link()).split('/').at(-1) ?? ''
  expect((await as(site().app, null).post(api.checkup(token), { results })).status).toBe(200)
  await page.clock.runFor(4_000)
  await see(checkup.getByText('1 passed, 1 failed'))
})

test('the code is read from a photo after unreadable attempts', async () => {
  const { page, possession, announce } = await atPanels()
  announce(/status of 4(22|10) .*possession-photos/)
  const code = await makeCode(page)
  await see(possession.getByText('The code works once and expires in 60 minutes.'))
  await possession.getByRole('button', { name: 'Show it large' }).click()
  const large = page.getByRole('dialog', { name: 'Your one-time code' })
  await see(large.getByText(code.code))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await gone(large)

  await send(page, await photoOfNothing())
  await see(possession.getByText(/can’t read the code in this photo/))
  await send(page, await buildPhoto(`REDIAL:${'A'.repeat(20)}`, scene))
  await see(possession.getByText(/shows a different code/))
  expect(await violations(page)).toEqual([])
  await send(page, await buildPhoto(code.payload, scene))
  await see(possession.getByText('We read the code in your photo'), possession.getByText(code.code))
  await gone(possession.getByRole('img', { name: 'QR code that must be in the photo' }))
  expect(await violations(page)).toEqual([])
})

test('a photo with an expired code is refused, and a new code is one click away', async () => {
  const { page, possession, announce } = await atPanels()
  announce(/status of 4(22|10) .*possession-photos/)
  const old = await makeCode(page)
  site().app.clock.advance(61 * MINUTE)
  await send(page, await buildPhoto(old.payload, scene))
  await see(possession.getByText('This code has expired. Create a new one.'))
  const fresh = await makeCode(page, 'Create a new code')
  await gone(possession.getByText('This code has expired. Create a new one.'))
  await send(page, await buildPhoto(old.payload, scene))
  await see(possession.getByText(/shows a different code/))
  await send(page, await buildPhoto(fresh.payload, scene))
  await see(possession.getByText('We read the code in your photo'))
})

test('an upload can be canceled, and a failed one retried', async () => {
  const { page, possession, announce } = await atPanels()
  announce(/net::ERR_(FAILED|CONNECTION_REFUSED)|request failed/)
  const code = await makeCode(page)
  const held = Promise.withResolvers<void>()
  await page.route(`**${api.possessionPhotos()}*`, async (route) => {
    await held.promise
    await route.abort().catch(() => {})
  })
  const picture = await buildPhoto(code.payload, scene)
  await send(page, picture)
  await possession.getByRole('button', { name: /^Cancel upload/ }).click()
  await gone(possession.getByRole('progressbar'))
  await send(page, picture)
  await see(possession.getByRole('button', { name: /^Cancel upload/ }))
  held.resolve()
  await see(possession.getByText(/cannot reach this shop/))
  await page.unroute(`**${api.possessionPhotos()}*`)
  await possession.getByRole('button', { name: /again$/ }).click()
  await see(possession.getByText('We read the code in your photo'))
})

const scene = { size: 300, width: 1_000, height: 900 }

async function makeCode(page: Page, name = 'Create a code') {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(api.possessionCodes()))
  await page.getByRole('button', { name, exact: true }).click()
  const code: { payload: string; code: string } = await (await answered).json()
  await see(page.getByText(code.code).first())
  return code
}

async function send(page: Page, buffer: Buffer) {
  const panel = page.getByRole('region', { name: 'Possession photo' })
  const field = panel.locator('input[type=file]')
  await field.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
}
