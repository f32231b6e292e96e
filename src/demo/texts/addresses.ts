import type { DemoPerson } from '../people.ts'
import { seedFrom } from '../random.ts'

const streets = ['Station Road', 'Mill Lane', 'Harbor Street', 'Garden Row', 'Church Walk']
const carriers = ['DHL', 'UPS', 'PostNord', 'Royal Mail', 'DPD'] as const

/** Country codes by the last part of a city's name. */
const countries: Record<string, string> = {
  Portugal: 'PT',
  Denmark: 'DK',
  Germany: 'DE',
  Austria: 'AT',
  Netherlands: 'NL',
  Belgium: 'BE',
  France: 'FR',
  Italy: 'IT',
  Spain: 'ES',
  Ireland: 'IE',
  'United Kingdom': 'GB',
  Sweden: 'SE',
  Finland: 'FI',
  Norway: 'NO',
  Poland: 'PL',
  Czechia: 'CZ',
  Greece: 'GR',
  TX: 'US',
  OR: 'US',
  IL: 'US',
  NY: 'US',
  CA: 'US',
  CO: 'US',
  GA: 'US',
  ON: 'CA',
  QC: 'CA',
  VIC: 'AU',
  'New Zealand': 'NZ',
  Kenya: 'KE',
  Bangladesh: 'BD',
  India: 'IN',
}

const postalCodes: Record<string, string> = {
  Lisbon: '1100-148',
  Porto: '4050-253',
  Copenhagen: '2100',
  Aarhus: '8000',
  Berlin: '10115',
  Leipzig: '04109',
  Hamburg: '20095',
  Vienna: '1060',
  Utrecht: '3511 AB',
  Ghent: '9000',
  Lyon: '69002',
  Nantes: '44000',
  Bologna: '40121',
  Turin: '10121',
  Valencia: '46001',
  Bilbao: '48001',
  Dublin: 'D02 X285',
  Leeds: 'LS1 4DY',
  Glasgow: 'G1 1XQ',
  Bristol: 'BS1 4DJ',
  Gothenburg: '411 03',
  Tampere: '33100',
  Bergen: '5003',
  Gdansk: '80-001',
  Brno: '602 00',
  Athens: '105 57',
  Austin: '78701',
  Portland: '97201',
  Chicago: '60601',
  Brooklyn: '11201',
  Oakland: '94607',
  Denver: '80202',
  Atlanta: '30303',
  Toronto: 'M5H 2N2',
  Montreal: 'H2X 1Y4',
  Melbourne: '3000',
  Wellington: '6011',
  Nairobi: '00100',
  Dhaka: '1205',
  Kochi: '682001',
}

/** Where a demo person has phones sent. */
export function demoAddress({ name, city }: Pick<DemoPerson, 'name' | 'city'>) {
  const [town = city, region = ''] = city.split(', ')
  const country = countries[region]
  const postalCode = postalCodes[town]
  if (!country || !postalCode) throw new Error(`no postal code for ${city}`)
  const seed = seedFrom(name)
  const line1 = `${streets[seed % streets.length]} ${1 + (seed % 90)}`
  return { name, line1, city: town, postalCode, country }
}

export function demoParcel(key: string) {
  const seed = seedFrom(key)
  const carrier = carriers[seed % carriers.length]
  return { carrier, tracking: `JD${String(seed).padStart(12, '0')}` }
}
