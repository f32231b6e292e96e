import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createPages } from '../src/pages/index.ts'
import { listen } from '../src/server.ts'
import { buildListing, buildSettings, type TestApp, testApp } from './app.ts'

const open: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of open) await close()
})

/** The pages of a shop with these settings, as text. */
async function openShop(
  settings: Parameters<typeof testApp>[0],
  values: Parameters<typeof buildSettings>[1] = {},
) {
  const server = await listen({ host: '127.0.0.1', port: 0 })
  const app: TestApp = await testApp({ ...settings, origin: `http://localhost:${server.port}` })
  const handle = (request: Request, env?: unknown) => app.app.fetch(request, env as object)
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve({ fetch: handle, routes: app.app.routes }, await createPages(app.deps, handle, dist))
  open.push(async () => {
    await server.close()
    await app.close()
  })
  const phone = await buildListing(app)
  await buildSettings(app, values)
  const texts: string[] = []
  const urls = [
    '/',
    '/about',
    '/support',
    '/contact',
    '/forget-password',
    '/seller-terms',
    `/phones/${phone._id}`,
  ]
  for (const url of urls) {
    const html = await (await fetch(`http://127.0.0.1:${server.port}${url}`)).text()
    const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')
    texts.push(body.replace(/<!-- -->|<[^>]+>/g, '').replace(/\s+/g, ' '))
  }
  return {
    all: texts.join('\n'),
    about: texts[1] ?? '',
    contact: texts[3] ?? '',
    forgotten: texts[4] ?? '',
  }
}

const DENIES_FEE = /there is no fee|no fee\b|takes? (a|no) share|gets the full price/i
const HELD_MONEY =
  /money is held|money that we hold|hold (the|your) money|is held until|gets the money once/i

test('a shop with a fee names it, and no page denies it', async () => {
  const { all, about } = await openShop({
    demo: true,
    env: { FEE_PERCENT: '10', FEE_FIXED: '30', CONTACT_ADDRESS: 'Redial Club\\n1 Main St' },
  })
  expect(about).toContain('this shop keeps 10% + $0.30 of the price')
  expect(about).toContain('Redial Club, 1 Main St')
  expect(all).not.toMatch(DENIES_FEE)
  expect(all).toMatch(HELD_MONEY)
})

test('a shop without a payment provider does not say that money is held, and names no fee', async () => {
  const { all, about } = await openShop({ env: { FEE_PERCENT: '10' } })
  expect(all).not.toMatch(HELD_MONEY)
  expect(about).toContain('Listing, advertising and booking are free.')
  expect(all).not.toMatch(/10%|paid online|pay online/i)
})

test('a shop without a mail server does not promise an email with a reset link', async () => {
  const without = await openShop({})
  expect(without.forgotten).toContain('This shop can’t send email.')
  expect(without.forgotten).not.toContain('send you a reset link')
  const withMail = await openShop({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  expect(withMail.forgotten).toContain('send you a reset link')
})

test('the About page names every service that gets data, and denies what the settings make false', async () => {
  const alone = await openShop({}, { offlinePages: false })
  expect(alone.about).toContain('There are no trackers and no advertising networks.')
  expect(alone.about).toContain('Pages show no pictures from other sites.')
  expect(alone.about).not.toMatch(/services of others/)
  const { about, all } = await openShop({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      BACKUP_TARGET: 's3://bucket/shop',
      IMAGE_HOSTS: 'cdn.example.org',
      IMEI_BLACKLIST_URL: 'https://imei.example.org',
      SMS_HOOK_URL: 'https://sms.example.org',
      SMS_HOOK_SECRET: `whsec_${btoa('a secret of twenty-four b')}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
      OFFLINE_PAYMENT: 'shop',
      OFFLINE_PAYMENT_INSTRUCTIONS: 'Transfer it to us.',
    },
  })
  for (const part of [
    'Stripe processes payments',
    'log in with Google',
    'storage provider',
    'pictures from other sites, which see your IP address',
    'stolen phones',
    'text messages',
    'mail server',
    'push service of your browser',
    'by transfer to the people who run this shop',
  ])
    expect(about).toContain(part)
  expect(all).not.toMatch(/no trackers|no pictures from other sites|doesn’t pass through this shop/)
  expect(all).not.toContain('paid by transfer is with the seller')
})

test('a shop that only offers pick-up does not speak of shipping', async () => {
  const { all } = await openShop({ demo: true }, { deliveryMethods: 'pick_up' })
  expect(all).not.toMatch(/\bship|postage|parcel|have it sent/i)
  expect(all).toContain('At a meet-up: check the phone')
})

test('a shop that only offers shipping does not speak of pick-up', async () => {
  const { all } = await openShop({ demo: true }, { deliveryMethods: 'shipping' })
  expect(all).not.toMatch(
    /meet-up|meet the seller|when you meet|pick-up|in person|your code|hand-over|near you/i,
  )
  expect(all).toContain('mark it as arrived')
})
