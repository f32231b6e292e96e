import { seedFrom } from '@redial/demo-phones/random'
import type { DemoPerson } from '../people.ts'

const streets = ['Station Road', 'Mill Lane', 'Harbor Street', 'Garden Row', 'Church Walk']
const carriers = ['DHL', 'UPS', 'PostNord', 'Royal Mail', 'DPD'] as const

/** A country code and postal code by the last part of a city's name. */
const places: Record<string, readonly [country: string, postalCode: string]> = {
  Portugal: ['PT', '1100-148'],
  Denmark: ['DK', '2100'],
  Germany: ['DE', '10115'],
  Austria: ['AT', '1060'],
  Netherlands: ['NL', '3511 AB'],
  Belgium: ['BE', '9000'],
  France: ['FR', '69002'],
  Italy: ['IT', '40121'],
  Spain: ['ES', '46001'],
  Ireland: ['IE', 'D02 X285'],
  'United Kingdom': ['GB', 'LS1 4DY'],
  Sweden: ['SE', '411 03'],
  Finland: ['FI', '33100'],
  Norway: ['NO', '5003'],
  Poland: ['PL', '80-001'],
  Czechia: ['CZ', '602 00'],
  Greece: ['GR', '105 57'],
  TX: ['US', '78701'],
  OR: ['US', '97201'],
  IL: ['US', '60601'],
  NY: ['US', '11201'],
  CA: ['US', '94607'],
  CO: ['US', '80202'],
  GA: ['US', '30303'],
  ON: ['CA', 'M5H 2N2'],
  QC: ['CA', 'H2X 1Y4'],
  VIC: ['AU', '3000'],
  'New Zealand': ['NZ', '6011'],
  Kenya: ['KE', '00100'],
  Bangladesh: ['BD', '1205'],
  India: ['IN', '682001'],
}

/** Where a demo person has phones sent. */
export function addressOf({ name, city }: Pick<DemoPerson, 'name' | 'city'>) {
  const [town = city, region = ''] = city.split(', ')
  const [country, postalCode] = places[region] ?? ['US', '10001']
  const seed = seedFrom(name)
  const line1 = `${streets[seed % streets.length]} ${1 + (seed % 90)}`
  return { name, line1, city: town, postalCode, country }
}

export function parcelOf(key: string) {
  const seed = seedFrom(key)
  const carrier = carriers[seed % carriers.length]
  return { carrier, tracking: `JD${String(seed).padStart(12, '0')}` }
}
