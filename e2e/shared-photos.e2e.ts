import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  gone,
  journey,
  open,
  pages,
  person,
  photo,
  see,
  TEST_PASSWORD,
  toast,
} from './kit/index.ts'

const { visit, site } = journey()
const withWorker = { hasServiceWorker: true }

type Shared = { name: string; mimeType: string; buffer: Buffer }

/** Shares files as the system does: a form that is sent to the address in the manifest. */
async function share(page: Page, files: readonly Shared[]) {
  const { share_target: target } = await page.request
    .get(pages.manifest())
    .then((one) => one.json())
  const sent = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, type: mimeType },
    content: buffer.toString('base64'),
  }))
  await page.evaluate(
    ({ target, sent }) => {
      const transfer = new DataTransfer()
      for (const { name, type, content } of sent) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      const form = document.createElement('form')
      Object.assign(form, { action: target.action, method: target.method, enctype: target.enctype })
      const input = document.createElement('input')
      Object.assign(input, { type: 'file', multiple: true, name: target.params.files[0].name })
      input.files = transfer.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    { target, sent },
  )
  await page.waitForURL((url) => url.pathname !== pages.home())
}

/** The first visit, after which the worker runs. */
async function install(page: Page) {
  await open(page, pages.home())
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const photosHere = (page: Page) => page.getByRole('list', { name: 'Photos, the cover first' })
const inDevice = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('redial-shared-photos')).keys()).length)

test('photos that were shared to the app are uploaded in the selling form', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page } = await visit(seller, withWorker)
  await install(page)
  await share(page, [await photo('front.png'), await photo('back side ä.png')])
  await see(photosHere(page), toast(page, '2 photos received'))
  await expect.poll(() => photosHere(page).getByRole('listitem').count()).toBe(2)
  await expect.poll(() => photosHere(page).getByRole('progressbar').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('')
  expect(await inDevice(page)).toBe(0)
  // They belong to the draft from then on.
  await see(page.getByText('Draft saved'))
  await page.reload()
  await expect.poll(() => photosHere(page).getByRole('listitem').count()).toBe(2)
})

test('the limits of the form hold for shared files, too', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page } = await visit(seller, withWorker)
  await install(page)
  const one = await photo('phone.png')
  await share(page, [
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ...Array.from({ length: 12 }, () => one),
  ])
  await see(page.getByText(/^12 photos at most/))
  await see(page.getByText('Cover photo: This is not a photo.'))
  expect(await photosHere(page).getByRole('listitem').count()).toBe(12)
})

test('a visitor logs in first, and a buyer begins to sell; the photos wait', async () => {
  const buyer = await person(site())
  const { page } = await visit(undefined, withWorker)
  await install(page)
  await share(page, [await photo()])
  await page.getByLabel('Email').fill(buyer.email)
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await see(page.getByRole('heading', { name: 'Start selling' }))
  await see(page.getByText('The photos that you shared are kept on this device for a day.'))
  expect(await inDevice(page)).toBe(1)
  await page.getByRole('button', { name: /^Accept/ }).click()
  await see(photosHere(page))
  await expect.poll(() => photosHere(page).getByRole('listitem').count()).toBe(1)
})

test('photos that nobody took are deleted after a day, and when somebody logs out', async () => {
  const { page } = await visit(undefined, withWorker)
  await install(page)
  const shareOld = (hours: number) =>
    page.evaluate(async (age) => {
      const cache = await caches.open('redial-shared-photos')
      const headers = { 'x-name': 'old.png', 'x-stored-at': String(Date.now() - age * 3_600_000) }
      await cache.put(`/shared-photos/${age}`, new Response('old', { headers }))
    }, hours)
  await shareOld(25)
  await shareOld(23)
  await open(page, pages.products())
  await expect.poll(() => inDevice(page)).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage(null))
  await expect.poll(() => inDevice(page)).toBe(0)
})

test('without a worker the form says that the photos did not arrive, and how to go on', async () => {
  const seller = await person(site(), { role: 'Seller' })
  const { page } = await visit(seller)
  await open(page, pages.home())
  await share(page, [await photo()])
  const message = page.getByText(/^The photos that you shared didn’t arrive/)
  await see(message)
  expect(new URL(page.url()).pathname).toBe(pages.addProduct())
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Photo (optional)').setInputFiles(await photo())
  await see(photosHere(page))
  await gone(message)
})
