import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, buildSettings, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { api, pages } from '../../contract/urls.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

function share(body: FormData | string | undefined, headers: Record<string, string> = {}) {
  return app.app.request(pages.sharedPhotos(), { method: 'POST', headers, ...(body && { body }) })
}

const photos = new FormData()
// Larger than what other forms may send.
photos.append('photos', new File([new Uint8Array(2_000_000)], 'large.jpg', { type: 'image/jpeg' }))

test.each([
  ['photos', photos, {}],
  ['nothing', undefined, {}],
  ['what is no form', '{"a":', { 'content-type': 'application/json' }],
  ['another site', photos, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
])(
  '303: %s leads to the selling form, which says that nothing arrived',
  async (_, body, headers) => {
    const response = await share(body, headers)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/dashboard/add-product?shared=missed')
  },
)

test('photos that the worker has stored lead to the form, in no language but English by default', async () => {
  const location = async (shared: string) =>
    (await app.app.request(`${pages.sharedPhotos()}?shared=${shared}`)).headers.get('location')
  expect(await location('stored')).toBe('/dashboard/add-product?shared=stored')
  expect(await location('//evil.example')).toBe('/dashboard/add-product?shared=failed')
})

test('the form is in the language of the account, else the one chosen, else that of the browser', async () => {
  await buildSettings(app, { languages: ['en', 'de', 'fr'] })
  const seller = await buildUser(app, { role: 'Seller' })
  const form = async (headers: Record<string, string>) => {
    const response = await app.app.request(`${pages.sharedPhotos()}?shared=stored`, { headers })
    return response.headers.get('location')?.replace('/dashboard/add-product?shared=stored', '')
  }
  const browser = { 'accept-language': 'pt-BR, fr;q=0.8, de;q=0.5' }
  const chosen = { ...browser, cookie: 'redial_language=de' }
  expect(await form(browser)).toBe('/fr')
  expect(await form(chosen)).toBe('/de')
  // One that the shop does not offer.
  expect(await form({ ...browser, cookie: 'redial_language=ar' })).toBe('/fr')

  const own = { ...chosen, cookie: `${seller.cookie}; redial_language=de` }
  expect(await form(own)).toBe('/de')
  const reader = { timeZone: 'Europe/Paris', locale: 'fr-FR', language: 'fr' }
  expect((await as(app, seller).put(api.dateSettings(), reader)).status).toBe(200)
  expect(await form(own)).toBe('/fr')
  await buildSettings(app, { languages: ['en'] })
  expect(await form(own)).toBe('')
})
