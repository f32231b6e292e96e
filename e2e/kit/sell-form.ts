import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { api } from '../../src/contract/urls.ts'
import { as, type TestUser } from '../../test/app.ts'
import type { Site } from './site.ts'

/** Other journeys may keep the machine busy while photos are resized. */
const PATIENCE_MS = 90_000

/** Polls until the expectation holds, with a timeout that suits photos. */
export function soon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: PATIENCE_MS })
}

/** The form that lists a phone. */
export const formOf = (page: Page) => page.getByRole('form', { name: 'Add a product' })
export const nameOf = (page: Page) => formOf(page).getByLabel('Name', { exact: true })
export const photos = (page: Page) => page.getByRole('list', { name: 'Photos, the cover first' })
export const cards = (page: Page) => photos(page).getByRole('button', { name: /^Change / })

/** Waits until the form shows `count` photos and no upload is running. */
export async function stored(page: Page, count: number) {
  await soon(() => cards(page).count()).toBe(count)
  const sending = page.getByRole('progressbar', { name: /^Upload of/ })
  await soon(() => sending.count()).toBe(0)
}

/** A seller's listings, as the API returns them to that seller. */
export async function productsOf(site: Site, seller: TestUser) {
  return (await as(site.app, seller).get(api.myProducts(seller.email))).body
}
