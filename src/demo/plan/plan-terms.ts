import { seedFrom } from '@redial/demo-phones/random'
import type { AfterSaleTerms } from '../../shared/listings/after-sale-terms.ts'
import { type DemoPerson, sam } from '../people.ts'
import { addressOf } from '../texts/addresses.ts'

const days = [14, null, 7, 30, null, 14] as const
const months = [null, 6, null, 12, 3] as const
const texts = ['Everything but the battery.', 'Defects that were there before the sale.', '']

/**
 * What a seller promises for the time after the sale: about two thirds take phones back. Sam gives a
 * warranty too, so that there is a claim to answer.
 */
export function afterSaleOf(seller: DemoPerson): AfterSaleTerms {
  const seed = seedFrom(`after sale ${seller.key}`)
  const returnDays = days[seed % days.length] ?? null
  const warrantyMonths = seller === sam ? 12 : (months[seed % months.length] ?? null)
  return {
    returnDays,
    returnPostage: returnDays === null ? null : seed % 3 === 0 ? 'seller' : 'buyer',
    warrantyMonths,
    warrantyText: warrantyMonths === null ? '' : (texts[seed % texts.length] ?? ''),
  }
}

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
