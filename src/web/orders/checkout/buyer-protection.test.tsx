import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnglishText } from '../../ui/text.fixture.tsx'
import type { Checkout } from '../order-api.ts'
import { BuyerProtection } from './checkout-page.tsx'

const textOf = (...methods: Checkout['paymentMethod'][]) =>
  renderToString(
    <EnglishText>
      <BuyerProtection
        seller="Ann"
        methods={methods.map((method) => ({ method, provider: null }))}
      />
    </EnglishText>,
  )

test('buyers are promised only what the payment methods of their order give them', () => {
  const atMeetUp = textOf('meet_up')
  expect(atMeetUp).toContain('try the phone before you give your code')
  expect(atMeetUp).not.toMatch(/money back|shipped|hold/)
  expect(textOf('transfer')).toContain('We don’t hold it')
  expect(textOf('transfer')).not.toContain('We hold')
  expect(textOf('online', 'meet_up')).toMatch(/We hold online payments.*money back.*At a meet-up/s)
})
