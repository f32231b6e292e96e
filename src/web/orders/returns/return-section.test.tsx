import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EnglishText } from '../../ui/text.fixture.tsx'
import type { OrderDetail } from '../order-api.ts'
import { ReturnSection } from './return-section.tsx'

const DAY = 86_400_000

function sectionOf(viewerRole: 'buyer' | 'seller', days: number) {
  const order = {
    viewerRole,
    state: 'completed',
    afterSale: { returnDays: 14, returnPostage: 'buyer', warrantyMonths: null, warrantyText: '' },
    returnUntil: new Date(Date.now() + days * DAY).toISOString(),
    transitions: [] as string[],
    return: null,
  } as OrderDetail
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <EnglishText>
        <ReturnSection order={order} />
      </EnglishText>
    </QueryClientProvider>,
  )
}

test('a phone that can be returned says until when, to both sides', () => {
  expect(sectionOf('buyer', 2)).toContain('You can ask to return it until')
  expect(sectionOf('seller', 2)).toContain('The buyer can return it until')
})

test('after the return period nobody is told that the phone can be returned', () => {
  for (const viewerRole of ['buyer', 'seller'] as const) {
    expect(sectionOf(viewerRole, -1)).toContain('The return period ended on')
    expect(sectionOf(viewerRole, -1)).not.toContain('return it until')
  }
})
