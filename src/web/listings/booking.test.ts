import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Advert, Phone } from '../api/index.ts'
import { patchPhone } from './booking.ts'

const phone = (id: string) => ({ _id: id, state: 'live', advertised: false }) as Phone

test('a booking is shown at once in every list, without moving it', () => {
  const client = new QueryClient()
  client.setQueryData(['phone', 'a'], phone('a'))
  client.setQueryData(['search', {}], {
    pages: [{ items: [phone('b'), phone('a')] }],
    pageParams: [],
  })
  client.setQueryData(['search', 'similar', 'Nokia'], [phone('a')])
  client.setQueryData(['search', 'total', {}], 2)
  const advert = { ...phone('a'), booked: false } as Advert
  client.setQueryData(['adverts'], { pages: [{ body: [advert], next: null }], pageParams: [] })

  patchPhone(client, 'a', { state: 'reserved' })

  expect(client.getQueryData(['phone', 'a'])).toMatchObject({ state: 'reserved' })
  expect(client.getQueryData(['search', {}])).toMatchObject({
    pages: [{ items: [{ state: 'live' }, { state: 'reserved' }] }],
  })
  expect(client.getQueryData(['search', 'similar', 'Nokia'])).toMatchObject([{ state: 'reserved' }])
  expect(client.getQueryData(['search', 'total', {}])).toBe(2)
  expect(client.getQueryData(['adverts'])).toMatchObject({
    pages: [{ body: [{ state: 'reserved', booked: true }] }],
  })
})
