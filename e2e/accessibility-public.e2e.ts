import { beforeAll, describe, test } from 'vitest'
import { as } from '../test/app.ts'
import { expectAccessible } from './kit/accessible.ts'
import { api, buildListing, journey, pages, person, resetLink } from './kit/index.ts'

const { visit, site } = journey({ demo: true })

const calm = { colorScheme: 'light', staysOpen: true } as const
const nobody = '0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

let phoneId: string
let categoryId: string
let reset: string

beforeAll(async () => {
  const { app } = site()
  const seller = await person(site(), { role: 'Seller' })
  const facts = { seller, grade: 'B', storageGb: 128, originalPrice: '900' }
  phoneId = (await buildListing(app, facts))._id
  await as(app, seller).post(api.adverts(), { phoneId })
  reset = await resetLink(site())
  categoryId = (await as(app, null).get(api.categories())).body[0]._id
})

describe('every public page is free of axe violations, in both themes and down to 320 px', () => {
  let visitor: ReturnType<typeof visit>
  beforeAll(() => {
    visitor = visit(undefined, calm)
  })

  test.each<[string, () => string]>([
    ['home', pages.home],
    ['products', pages.products],
    ['products of a category', () => pages.category(categoryId)],
    ['a model', () => pages.model('iphone-13-pro')],
    ['a phone', () => pages.phone(phoneId)],
    ['login', pages.login],
    ['sign up', pages.signUp],
    ['forgotten password', pages.forgotPassword],
    ['reset password', () => reset],
    ['an expired reset link', () => `${pages.resetPassword()}?token=some`],
    ['outbox', pages.outbox],
    ['blog', pages.blog],
    ['about', pages.about],
    ['contact', pages.contact],
    ['support', pages.support],
    ['a search without results', () => `${pages.products()}?q=nothing`],
    [
      'a search with filters and a corrected word',
      () => `${pages.products()}?q=galxy&color=black&near=2950159&within=25`,
    ],
    ['favorites', pages.favorites],
    ['compare without phones', pages.compare],
    ['compare', () => `${pages.compare()}?id=${phoneId}`],
    ['the component gallery', pages.components],
    ['an unknown address', () => '/nothing-here'],
    ['an unknown phone', () => pages.phone(nobody)],
  ])('%s', async (_name, address) => {
    const { page, announce } = await visitor
    announce(/status of 404/)
    await expectAccessible(page, address())
  })
})
