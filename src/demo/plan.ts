import { type Grade, grades } from '../shared/listings/grades.ts'
import type { RepairedPart, Repairer } from '../shared/listings/passport.ts'
import { DAY, HOUR } from '../shared/time.ts'
import { buyers, type DemoPerson, type DemoSeller, sellers } from './people.ts'
import { readTable, toNumber } from './tables/read-table.ts'

/** A phone as its seller describes it. */
export type DemoPhone = {
  key: string
  brand: string
  name: string
  /** Null for phones that people do not buy by storage. */
  storageGb: number | null
  color: string
  grade: Grade
  price: string
  originalPrice: string
  used: string
  description: string
  /** Keys of the shipped pictures, cover first. */
  photos: readonly string[]
  /** Whether the seller answers the grading questions; without answers there is no grade. */
  isGraded: boolean
  imei: string | null
  /** The test that fails on the phone, 'passed', or null without a check-up. */
  checkup: string | null
  /** Whether the seller proves possession with a photo. */
  possession: boolean
}
export type DemoListing = DemoPhone & { seller: DemoSeller; listedAt: Date }

const saleEnds = [
  'completed',
  /** The buyer changed their mind before paying. */
  'cancelled',
  /** Nobody came to the meet-up. */
  'expired',
  /** The seller called it off after payment. */
  'sale_cancelled',
  /** The seller never sent it: refunded by deadline. */
  'unsent',
  /** A dispute that ends with the money back, with some of it, or with the seller. */
  'refunded',
  'part_refunded',
  'released',
] as const
export type SaleEnd = (typeof saleEnds)[number]

export type DemoRating = { stars: number; words: string }

/** A phone that found a buyer. */
export type DemoSale = {
  key: string
  phone: DemoListing
  seller: DemoSeller
  buyer: DemoPerson
  payment: 'cash' | 'online'
  delivery: 'pick_up' | 'shipping'
  end: SaleEnd
  bookedAt: Date
  /** An accepted offer instead of the listed price. */
  offer: number | null
  sellerRating: DemoRating | null
  buyerRating: DemoRating | null
}

/** An earlier sale of a phone that is for sale now, and what its buyer had repaired since. */
export type EarlierOwner = {
  /** The key of the phone as it is for sale now. */
  phoneKey: string
  sale: DemoSale
  repair: { part: RepairedPart; by: Repairer; at: Date } | null
}

export type DemoPlan = {
  /** Phones for sale, newest first. */
  listings: readonly DemoListing[]
  adverts: readonly { listing: DemoListing; advertisedAt: Date }[]
  /** How some of the phones for sale came to their sellers, in the order of time. */
  earlierOwners: readonly EarlierOwner[]
  /** Two years of sales, in the order in which the phones were listed. */
  sales: readonly DemoSale[]
}

const phoneRows = readTable(
  'phones',
  'key,brand,name,storage_gb,color,grade,price,usual_price,original_price,used,seller,listed_hours_ago,advertised_hours_ago,photos,graded,imei,checkup,possession,description',
)
const saleRows = readTable(
  'sales',
  'phone,buyer,payment,delivery,end,offer,booked_hours_ago,seller_stars,seller_words,buyer_stars,buyer_words',
)
const ownerRows = readTable(
  'earlier-owners',
  'phone,sale,seller,buyer,price,listed_days_ago,booked_days_ago,repaired_part,repaired_by,repaired_days_ago',
)

const rowsForSale = phoneRows.filter(({ key }) => key.startsWith('listing-'))
/** The phones for sale in a new demo, and what such phones were sold for lately, in major units. */
export const phonesForSale: readonly (DemoPhone & { usualPrice: number })[] = rowsForSale.map(
  (row) => ({ ...toPhone(row), usualPrice: Number(row.usual_price) }),
)

/** Who sells what to whom, by the tables of the demo: their times count back from `now`. */
export function planDemo(now: Date): DemoPlan {
  const before = (hours: string) => new Date(now.getTime() - Number(hours) * HOUR)
  const daysBefore = (days: string) => new Date(now.getTime() - Number(days) * DAY)

  const listed = new Map(
    phoneRows.map((row): [string, DemoListing] => {
      const seller = findByKey(sellers, row.seller)
      return [row.key, { ...toPhone(row), seller, listedAt: before(row.listed_hours_ago) }]
    }),
  )
  const listings = rowsForSale.map(({ key }) => listed.get(key)!)
  const adverts = rowsForSale
    .filter((row) => row.advertised_hours_ago !== '')
    .map((row) => {
      return { listing: listed.get(row.key)!, advertisedAt: before(row.advertised_hours_ago) }
    })
  const sales = saleRows.map((row): DemoSale => {
    const phone = listed.get(row.phone)!
    return {
      key: row.phone,
      phone,
      seller: phone.seller,
      buyer: findByKey(buyers, row.buyer),
      payment: row.payment as DemoSale['payment'],
      delivery: row.delivery as DemoSale['delivery'],
      end: oneOf(saleEnds, row.end),
      bookedAt: before(row.booked_hours_ago),
      offer: toNumber(row.offer),
      sellerRating: toRating(row.seller_stars, row.seller_words),
      buyerRating: toRating(row.buyer_stars, row.buyer_words),
    }
  })
  const earlierOwners = ownerRows.map((row): EarlierOwner => {
    const seller = findByKey(sellers, row.seller)
    const phone: DemoListing = {
      ...listed.get(row.phone)!,
      // Not named like the phones for sale: those are listed again some time after they were sold.
      key: row.sale,
      seller,
      listedAt: daysBefore(row.listed_days_ago),
      price: row.price,
      isGraded: true,
      possession: false,
    }
    return {
      phoneKey: row.phone,
      sale: {
        key: row.sale,
        phone,
        seller,
        // Who bought it sells it now.
        buyer: findByKey(sellers, row.buyer),
        payment: 'cash',
        delivery: 'pick_up',
        end: 'completed',
        bookedAt: daysBefore(row.booked_days_ago),
        offer: null,
        sellerRating: null,
        buyerRating: null,
      },
      repair: row.repaired_part
        ? {
            part: row.repaired_part as RepairedPart,
            by: row.repaired_by as Repairer,
            at: daysBefore(row.repaired_days_ago),
          }
        : null,
    }
  })
  return { listings, adverts, earlierOwners, sales }
}

function toPhone(row: (typeof phoneRows)[number]): DemoPhone {
  const { key, brand, name, color, price, used, description } = row
  return {
    key,
    brand,
    name,
    storageGb: toNumber(row.storage_gb),
    color,
    grade: oneOf(grades, row.grade),
    price,
    originalPrice: row.original_price,
    used,
    description,
    photos: row.photos.split(' '),
    isGraded: row.graded === 'yes',
    imei: row.imei || null,
    checkup: row.checkup || null,
    possession: row.possession === 'yes',
  }
}

function toRating(stars: string, words: string): DemoRating | null {
  return stars === '' ? null : { stars: Number(stars), words }
}

function findByKey<T extends DemoPerson>(people: readonly T[], key: string): T {
  const person = people.find((one) => one.key === key)
  if (!person) throw new Error(`the demo has nobody with the key ${key}`)
  return person
}

function oneOf<T extends string>(values: readonly T[], value: string): T {
  const valid = values.find((each) => each === value)
  if (valid === undefined) throw new Error(`"${value}" is none of ${values.join(', ')}`)
  return valid
}
