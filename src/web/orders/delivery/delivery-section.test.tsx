import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Api } from '../../api/index.ts'
import { EnglishText } from '../../ui/text.fixture.tsx'
import type { OrderDetail } from '../order-api.ts'
import { DeliverySection } from './delivery-section.tsx'

function sellerSees(state: OrderDetail['state']) {
  const order = {
    viewerRole: 'seller',
    buyer: 'Beatrice',
    state,
    delivery: 'shipping',
    meetUps: [] as OrderDetail['meetUps'],
    actions: [] as OrderDetail['actions'],
    address: null,
    shipment: null,
  } as OrderDetail
  const props = { api: {} as Api, order, action: 'wait', onDone: async () => {} } as const
  return renderToString(
    <EnglishText>
      <DeliverySection {...props} />
    </EnglishText>,
  )
}

test('until the phone is paid for, the seller reads when the address will be shown', () => {
  for (const state of ['awaiting_payment', 'payment_sent'] as const)
    expect(sellerSees(state)).toContain('Beatrice’s address once the phone is paid for')
  expect(sellerSees('completed')).toContain('The address is no longer shown')
})
