import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnglishText } from '../ui/text.fixture.tsx'
import type { OrderDetail } from './order-api.ts'
import { TransferSection } from './transfer-panel.tsx'

const order = {
  viewerRole: 'buyer',
  seller: 'Siri',
  currency: 'USD',
  priceMinor: 25_000,
  postageMinor: 1_250,
  totalMinor: 26_250,
  transfer: {
    name: 'Bank transfer',
    text: 'IBAN NO93 8601 1117 947',
    reference: 'RD-1',
    payee: 'seller',
    sentAt: '2026-11-21T12:00:00.000Z',
  },
} as OrderDetail

test('a transfer asks for the price and the postage together', () => {
  const html = renderToString(
    <EnglishText>
      <TransferSection order={order} />
    </EnglishText>,
  )
  expect(html).toContain('$262.50')
  expect(html).not.toContain('$250.00')
})
