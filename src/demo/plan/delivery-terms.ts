import { seedFrom } from '@redial/demo-phones/random'
import type { DemoPerson } from '../people.ts'
import { addressOf } from '../texts/addresses.ts'

const carriers = ['', 'DHL', 'UPS', 'DPD'] as const

/** How a seller lets phones be had: picked up, or sent for more money the farther it goes. */
export function deliveryOf(seller: DemoPerson) {
  const seed = seedFrom(seller.key)
  const home = addressOf(seller).country
  const isFree = seed % 4 === 0
  const near = isFree ? 0 : 4 + (seed % 5)
  const zones = [
    { to: [home], price: near },
    { to: ['WORLD'], price: isFree ? 0 : near + 9 + (seed % 7) },
  ]
  const carrier = carriers[seed % carriers.length] ?? ''
  return { pickUp: true, shipping: { zones, handlingDays: 1 + (seed % 3), carrier } }
}
