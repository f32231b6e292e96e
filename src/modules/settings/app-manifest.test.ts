import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSettings, type TestApp, testApp } from '../../../test/app.ts'
import { buildLogo } from '../../../test/build/logo.ts'
import { pages } from '../../contract/urls.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function readManifest(address = pages.manifest()) {
  const response = await app.app.request(address)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  return response.json()
}

test('photos can be shared to the app as long as a service worker takes them', async () => {
  const files = [{ name: 'photos', accept: expect.arrayContaining(['image/*', '.heic']) }]
  expect((await readManifest()).share_target).toEqual({
    action: pages.sharedPhotos(),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files },
  })
  await buildSettings(app, { offlinePages: false })
  expect(await readManifest()).not.toHaveProperty('share_target')
  await buildSettings(app, { offlinePages: true })
})

test('the manifest has the name, the color and the icons of the shop, at once', async () => {
  expect(await readManifest()).toMatchObject({
    name: 'Redial',
    short_name: 'Redial',
    theme_color: '#cf3a1d',
  })
  await buildSettings(app, { name: 'Phone Fair of Lower Saxony', accentColor: '#1d4ed8' })
  const base = (await buildLogo(app)).replace('.webp', '')
  const manifest = await readManifest()
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Phone Fair of Lower Saxony',
    short_name: 'Phone Fair',
    theme_color: '#1d4ed8',
  })
  expect(manifest.icons).toEqual([
    { src: `${base}-512.png`, type: 'image/png', sizes: '512x512', purpose: 'any' },
    { src: `${base}-maskable.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ])
  for (const { src } of manifest.icons) expect((await app.app.request(src)).status).toBe(200)
})

test('the app starts in the language of the page that installs it, if the shop offers that', async () => {
  const english = { lang: 'en', dir: 'ltr', start_url: '/' }
  expect(await readManifest(pages.manifest('ar'))).toMatchObject(english)
  await buildSettings(app, { languages: ['en', 'ar'] })
  expect(await readManifest(pages.manifest('ar'))).toMatchObject({
    id: '/',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/ar',
    shortcuts: expect.arrayContaining([{ name: 'بيع هاتف', url: '/ar/dashboard/add-product' }]),
  })
  expect(await readManifest()).toMatchObject(english)
})
