import type pg from 'pg'
import { LISTING_PHOTOS, type PhotoJson } from '../media/index.ts'
import {
  type CheckupJson,
  type GradingJson,
  type ImeiCheckJson,
  LISTING_CHECKUP,
  LISTING_GRADINGS,
  LISTING_IMEI_CHECK,
  LISTING_PROVEN_AT,
} from '../verification/index.ts'
import { type Offer, offerColumns } from './listings.store.ts'

/** A listing in any state with everything that its page shows of it. */
export type PhoneRow = Offer & {
  photos: PhotoJson[] | null
  imeiCheck: ImeiCheckJson | null
  gradings: GradingJson[] | null
  checkup: CheckupJson | null
  provenAt: Date | null
  /** Changes of the price in minor units, oldest first; null without any. */
  priceChanges: { at: string; before: number; after: number }[] | null
  awayUntil: Date | null
  /** Null as well for a banned seller. */
  sellerPhoto: string | null
  /** Null when it was not asked for, and for a deleted account. */
  sellerPhoneNumberConfirmed: boolean | null
  /** The name of the company that sells; null for a private person. */
  sellerCompany: string | null
}

/** $2 says whether phone numbers are confirmed at all. */
const PHONE_NUMBER_CONFIRMED = `
  case when $2::boolean and users.id is not null then has_confirmed_phone_number(users.id) end`

const PRICE_CHANGES = `(
  select json_agg(json_build_object('at', edited_at,
    'before', (changes -> 'price' ->> 0)::bigint, 'after', (changes -> 'price' ->> 1)::bigint) order by version)
  from listing_edits
  where listing_edits.listing_id = listings.id and jsonb_typeof(changes -> 'price') = 'array')`

const PHONE = `select ${offerColumns}, ${LISTING_PHOTOS} as photos,
    ${LISTING_IMEI_CHECK} as "imeiCheck", ${LISTING_GRADINGS} as gradings,
    ${LISTING_CHECKUP} as checkup, ${LISTING_PROVEN_AT} as "provenAt",
    ${PRICE_CHANGES} as "priceChanges", vacations.until as "awayUntil",
    case when users.banned_at is null then users.image end as "sellerPhoto",
    ${PHONE_NUMBER_CONFIRMED} as "sellerPhoneNumberConfirmed",
    businesses.company_name as "sellerCompany"
  from listings left join users on users.id = listings.seller_id
    left join vacations on vacations.seller_id = users.id
    left join businesses on businesses.seller_id = users.id and users.banned_at is null
  where listings.id = $1`

/** A listing in any state; undefined where there is none. */
export async function readPhone(
  pool: pg.Pool,
  id: string,
  { withPhoneNumber }: { withPhoneNumber: boolean },
): Promise<PhoneRow | undefined> {
  const { rows } = await pool.query<PhoneRow>({
    name: 'phone',
    text: PHONE,
    values: [id, withPhoneNumber],
  })
  return rows[0]
}
