import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { pages } from '../../contract/urls.ts'

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
