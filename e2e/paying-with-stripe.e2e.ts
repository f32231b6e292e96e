import { afterAll, expect, test } from 'vitest'
import { as } from '../test/app.ts'
import { startFakeStripe } from '../test/fake-stripe/server.ts'
import { api, buildListing, gone, journey, open, pages, person, see } from './kit/index.ts'

const fake = await startFakeStripe(() => new Date())
const { visit, site } = journey({ env: fake.env })
afterAll(() => fake.close())

const DECLINED = '4000000000000002'
const GOOD = '4242424242424242'

/** Replaces Stripe's script: fields that accept a card, and one function that pays. */
const script = `window.Stripe = (key) => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    submit: async () => ({}),
    create: () => ({
      mount(place) {
        const label = document.createElement('label')
        label.textContent = 'Card number at Stripe '
        label.append(document.createElement('input'))
        place.append(label)
        this.label = label
      },
      destroy() { this.label.remove() },
    }),
  }),
  confirmPayment: ({ elements, confirmParams }) =>
    window.payAtStripe(key, elements.clientSecret, confirmParams.return_url),
})`

test('Stripe’s fields load on the checkout page only; after a declined card, another pays once', async () => {
  const seller = await person(site(), { role: 'Seller', name: 'Siri Seller' })
  const buyer = await person(site(), { role: 'Buyer' })
  const phone = await buildListing(site().app, { seller, price: '250' })
  const { body } = await as(site().app, buyer).post(api.adverts(), { phoneId: phone._id })
  const id = String(body.order._id)
  const { page, context, announce } = await visit(buyer)
  const returns: string[] = []
  let isBlocked = true
  await context.route('https://js.stripe.com/**', (route) =>
    isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.exposeFunction('payAtStripe', async (key: string, secret: string, to: string) => {
    expect(key).toBe(fake.env.STRIPE_PUBLISHABLE_KEY)
    returns.push(to)
    const { status } = await fake.pay(secret, returns.length === 1 ? DECLINED : GOOD)
    return status === 200 ? {} : { error: { message: 'Your card was declined.' } }
  })

  const policyOf = async (address: string) =>
    (await open(page, address))?.headers()['content-security-policy']
  expect(await policyOf(pages.order(id))).not.toContain('stripe')
  expect(await policyOf(pages.checkout(id))).toContain('https://js.stripe.com')
  announce(/ERR_FAILED|js\.stripe\.com/)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await see(page.getByText('The payment form didn’t load'))
  isBlocked = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await see(page.getByLabel('Card number at Stripe'))

  await page.getByRole('button', { name: 'Pay $250' }).dblclick()
  await see(page.getByText('Your card was declined.'))
  await page.getByRole('button', { name: 'Pay $250' }).click()
  await see(page.getByRole('heading', { name: 'Payment received', level: 2 }))
  await gone(page.getByLabel('Card number at Stripe'))
  expect(returns).toEqual(Array(2).fill(`${site().origin}${pages.checkout(id)}`))
  expect(fake.balance('usd') + fake.providerFees('usd')).toBe(25_000)

  // The bank's redirect may add its own query parameters.
  await open(page, `${pages.checkout(id)}?payment_intent=pi_x&redirect_status=succeeded`)
  await see(page.getByRole('heading', { name: 'Payment received', level: 2 }))
})
