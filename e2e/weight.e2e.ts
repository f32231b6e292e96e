import { expect, test } from 'vitest'
import { buildOwned, listWithImei } from '../src/modules/verification/passport/passport.fixture.ts'
import type { TestUser } from '../test/app.ts'
import { journey, open, pages, person } from './kit/index.ts'

const { visit, site } = journey()

/** Kilobytes of 1,000 bytes, compressed. */
const PUBLIC_KB = 170
const DASHBOARD_KB = 200

async function scriptKb(url: string, as?: TestUser) {
  const { page } = await visit(as)
  let bytes = 0
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bytes += Number(response.headers()['content-length'])
  })
  await open(page, url)
  await page.waitForLoadState('networkidle')
  return bytes / 1_000
}

test('a first visit fetches at most 170 kB of scripts, in the dashboard 200 kB', async () => {
  const { buyer: owner, imei } = await buildOwned(site().app)
  // With everything that a phone's page can show.
  const phone = await listWithImei(site().app, owner, imei)
  const buyer = await person(site())
  const seller = await person(site(), { role: 'Seller' })
  const admin = await person(site(), { role: 'admin' })
  const ofConsole = [
    pages.dashboard(),
    pages.users(),
    pages.person(buyer.id),
    pages.allListings(),
    pages.allOrders(),
    pages.reports(),
    pages.editContent('terms'),
    `${pages.dashboard()}/analytics`,
  ]
  for (const { url, as, limit } of [
    { url: pages.home(), limit: PUBLIC_KB },
    { url: pages.products(), limit: PUBLIC_KB },
    { url: pages.login(), limit: PUBLIC_KB },
    { url: pages.phone(phone._id), limit: PUBLIC_KB },
    { url: pages.myOrders(), as: buyer, limit: DASHBOARD_KB },
    { url: pages.addProduct(), as: seller, limit: DASHBOARD_KB },
    ...ofConsole.map((url) => ({ url, as: admin, limit: DASHBOARD_KB })),
  ]) {
    const kb = await scriptKb(url, as)
    expect(kb, url).toBeGreaterThan(50)
    expect(kb, url).toBeLessThanOrEqual(limit)
  }
})

test('pages animate nothing while nobody waits for anything', async () => {
  const seller = await person(site(), { role: 'Seller' })
  for (const { url, as } of [{ url: pages.login() }, { url: pages.addProduct(), as: seller }]) {
    const { page } = await visit(as)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, url)
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((one) => (one as CSSAnimation).animationName),
      )
    await expect.poll(moving).toEqual([])
  }
})
