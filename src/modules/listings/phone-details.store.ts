import type pg from 'pg'
import { LISTING_PHOTOS, LISTING_PHOTOS_VERSIONS, type PhotoJson } from '../media/index.ts'
import {
  type CheckupJson,
  type GradingJson,
  type ImeiCheckJson,
  LISTING_CHECKUP,
  LISTING_CHECKUP_VERSION,
  LISTING_GRADINGS,
  LISTING_GRADINGS_VERSIONS,
  LISTING_IMEI_CHECK,
  LISTING_IMEI_CHECK_VERSION,
  LISTING_PROVEN_AT,
  LISTING_PROVEN_AT_VERSION,
} from '../verification/index.ts'
import { type Offer, offerColumns } from './listings.store.ts'

/** A listing in any state with everything that its page shows of it. */
export type PhoneRow = Offer & {
  /** See `readVersions`. */
  version: string
  photos: PhotoJson[] | null
  imeiCheck: ImeiCheckJson | null
  gradings: GradingJson[] | null
  checkup: CheckupJson | null
  provenAt: Date | null
  awayUntil: Date | null
  /** Null as well for a banned seller. */
  sellerPhoto: string | null
  /** Null when it was not asked for, and for a deleted account. */
  sellerPhoneNumberConfirmed: boolean | null
}

/** $2 says whether phone numbers are confirmed at all. */
const PHONE_NUMBER_CONFIRMED = `
  case when $2::boolean and users.id is not null then has_confirmed_phone_number(users.id) end`

/** Of an account only what is shown of it: its row changes more often. */
const OWN_VERSIONS = `
  select concat_ws(' ', listings.xmin, listings.ctid, cover.xmin, vacations.xmin, users.banned_at,
    users.image, users.id is null, $2::boolean, ${PHONE_NUMBER_CONFIRMED})
  from listings left join users on users.id = listings.seller_id
  left join vacations on vacations.seller_id = users.id
  left join media cover on cover.id = listings.media_id
  where listings.id = $1`

const VERSION = `select string_agg(version, ',') as version from (
  ${[
    OWN_VERSIONS,
    LISTING_PHOTOS_VERSIONS,
    LISTING_IMEI_CHECK_VERSION,
    LISTING_GRADINGS_VERSIONS,
    LISTING_CHECKUP_VERSION,
    LISTING_PROVEN_AT_VERSION,
  ].join(' union all ')}) as versions (version)`

const COLUMNS = `${offerColumns}, (${VERSION}) as version, ${LISTING_PHOTOS} as photos,
    ${LISTING_IMEI_CHECK} as "imeiCheck", ${LISTING_GRADINGS} as gradings,
    ${LISTING_CHECKUP} as checkup, ${LISTING_PROVEN_AT} as "provenAt",
    vacations.until as "awayUntil",
    case when users.banned_at is null then users.image end as "sellerPhoto",
    ${PHONE_NUMBER_CONFIRMED} as "sellerPhoneNumberConfirmed"`

const OF_SELLER = `left join users on users.id = listings.seller_id
  left join vacations on vacations.seller_id = users.id`

const PHONE = `select ${COLUMNS} from listings ${OF_SELLER} where listings.id = $1`

// See VERSIONS below.
const PHONES = `select ${COLUMNS.replaceAll('$1', 'wanted.id')}
  from unnest((select $1::uuid[])) as wanted (id) join listings on listings.id = wanted.id ${OF_SELLER}`

type Options = { withPhoneNumber: boolean }

/**
 * These listings, in their order; undefined where there is none. One statement: once prepared it is planned once a
 * connection. For sixteen listings a third of the work of as many statements for one.
 */
export async function readPhones(
  pool: pg.Pool,
  ids: readonly string[],
  { withPhoneNumber }: Options,
): Promise<(PhoneRow | undefined)[]> {
  const [id] = ids
  const { rows } =
    ids.length === 1
      ? await pool.query({ name: 'phone', text: PHONE, values: [id, withPhoneNumber] })
      : await pool.query({ name: 'phones', text: PHONES, values: [ids, withPhoneNumber] })
  const byId = new Map<string, PhoneRow>(rows.map((row: PhoneRow) => [row.id, row]))
  // Ids of addresses may be in capitals.
  return ids.map((wanted) => byId.get(wanted.toLowerCase()))
}

// With the array in a select of its own PostgreSQL does not plan the statement for its length each time.
const VERSIONS = `select (${VERSION.replaceAll('$1', 'wanted.id')}) as version
  from unnest((select $1::uuid[])) with ordinality as wanted (id, place) order by place`

/**
 * The versions of what `readPhones` would read of these listings now, except for the model. PostgreSQL marks each version
 * of a row with the transaction that wrote it (`xmin`) and its place (`ctid`): while they are the same, so are the rows.
 * Undefined where there is no listing. A quarter of the work of reading them.
 */
export async function readVersions(
  pool: pg.Pool,
  ids: readonly string[],
  { withPhoneNumber }: Options,
): Promise<(string | undefined)[]> {
  const values = [ids, withPhoneNumber]
  type Row = { version: string | null }
  const { rows } = await pool.query({ name: 'phone_versions', text: VERSIONS, values })
  return rows.map(({ version }: Row) => version ?? undefined)
}
