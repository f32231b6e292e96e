import type { AfterSaleTerms } from '../shared/listings/after-sale-terms.ts'
import { DAY } from '../shared/time.ts'
import { readTable, toNumber } from './tables/read-table.ts'

type Address = { name: string; line1: string; city: string; postalCode: string; country: string }

export type DemoPerson = {
  key: string
  name: string
  email: string
  role: 'Buyer' | 'Seller' | 'admin'
  /** With its country or state, as listings show it. */
  city: string
  address: Address
  joinedDaysAgo: number
}

/** How a seller hands phones over, and what the seller promises for the time after the sale. */
type Terms = AfterSaleTerms & {
  delivery: {
    pickUp: true
    shipping: {
      /** Prices in major units. */
      zones: { to: string[]; price: number }[]
      handlingDays: number
      carrier: string
    }
  }
}
export type DemoSeller = DemoPerson & { terms: Terms }

/** Never a real address: the domain cannot exist. */
const DOMAIN = 'demo.redial.example'

export const DEMO_SELLER_EMAIL = 'seller@redial.example'
export const DEMO_BUYER_EMAIL = 'buyer@redial.example'

const rows = readTable(
  'people',
  'name,role,email,joined_days_ago,city,country,postal_code,street,return_days,return_postage,warranty_months,warranty_text,postage_home,postage_world,handling_days,carrier',
)
type Row = (typeof rows)[number]

function toPerson({ name, role, email, city, ...row }: Row): DemoPerson {
  const key = name.toLowerCase().replaceAll(' ', '.')
  const town = city.split(', ')[0]!
  return {
    key,
    name,
    email: email || `${key}@${DOMAIN}`,
    role: role as DemoPerson['role'],
    city,
    address: {
      name,
      line1: row.street,
      city: town,
      postalCode: row.postal_code,
      country: row.country,
    },
    joinedDaysAgo: Number(row.joined_days_ago),
  }
}

function toTerms(row: Row): Terms {
  const zones = [
    { to: [row.country], price: Number(row.postage_home) },
    { to: ['WORLD'], price: Number(row.postage_world) },
  ]
  return {
    returnDays: toNumber(row.return_days),
    returnPostage: (row.return_postage || null) as Terms['returnPostage'],
    warrantyMonths: toNumber(row.warranty_months),
    warrantyText: row.warranty_text,
    delivery: {
      pickUp: true,
      shipping: { zones, handlingDays: Number(row.handling_days), carrier: row.carrier },
    },
  }
}

const inRole = (role: DemoPerson['role']) => rows.filter((row) => row.role === role)

export const sellers: readonly DemoSeller[] = inRole('Seller').map((row) => ({
  ...toPerson(row),
  terms: toTerms(row),
}))
export const buyers: readonly DemoPerson[] = inRole('Buyer').map(toPerson)
/** Whose login the home page shows; the address comes from DEMO_ADMIN_EMAIL. */
export const admin: DemoPerson = toPerson(inRole('admin')[0]!)
export const allPeople: readonly DemoPerson[] = [...sellers, ...buyers, admin]

/** The seller and the buyer whose logins the README names. */
export const sam = findSeller({ email: DEMO_SELLER_EMAIL })!
export const bea = buyers.find(({ email }) => email === DEMO_BUYER_EMAIL)!

export function findSeller({ email }: { email: string }): DemoSeller | undefined {
  return sellers.find((seller) => seller.email === email)
}

export function joinedAt(person: { joinedDaysAgo: number }, now: Date): Date {
  return new Date(now.getTime() - person.joinedDaysAgo * DAY)
}
