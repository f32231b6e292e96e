import type pg from 'pg'
import type { Deps } from '../../deps.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { getModelFacts } from '../catalog/index.ts'
import { LISTING_PHOTOS, type PhotoJson, photosFromJson } from '../media/index.ts'
import { listingPaymentMethods } from '../payments/index.ts'
import {
  type CheckupJson,
  compareKnownTacName,
  type GradingJson,
  type ImeiCheckJson,
  LISTING_CHECKUP,
  LISTING_GRADINGS,
  LISTING_IMEI_CHECK,
  LISTING_PROVEN_AT,
  toShownCheckup,
} from '../verification/index.ts'
import type { PhoneDetail, Proofs } from './listings.contract.ts'
import { type Offer, offerColumns } from './listings.store.ts'
import { marketOf } from './live-listings.store.ts'
import { toPhone } from './to-phone.ts'

/** A listing in any state with everything that its page shows of it. */
type PhoneRow = Offer & {
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

const TEXT = `select ${offerColumns}, ${LISTING_PHOTOS} as photos,
    ${LISTING_IMEI_CHECK} as "imeiCheck", ${LISTING_GRADINGS} as gradings,
    ${LISTING_CHECKUP} as checkup, ${LISTING_PROVEN_AT} as "provenAt",
    vacations.until as "awayUntil",
    case when users.banned_at is null then users.image end as "sellerPhoto",
    case when $2::boolean and users.id is not null then has_confirmed_phone_number(users.id) end
      as "sellerPhoneNumberConfirmed"
  from listings left join users on users.id = listings.seller_id
  left join vacations on vacations.seller_id = users.id
  where listings.id = $1`

/** One prepared statement: it is planned once a connection, and its answer is one packet. */
export async function readPhone(
  pool: pg.Pool,
  id: string,
  { withPhoneNumber }: { withPhoneNumber: boolean },
): Promise<PhoneRow | undefined> {
  const values = [id, withPhoneNumber]
  const { rows } = await pool.query<PhoneRow>({ name: 'phone', text: TEXT, values })
  return rows[0]
}

/** A phone as its page shows it, with what similar ones cost; those and its model are read once for all. */
export async function toPhoneDetail(
  deps: Deps,
  row: PhoneRow,
  viewer: Viewer | null,
): Promise<PhoneDetail> {
  const db = deps.db.kysely
  const [proofs, facts, market] = await Promise.all([
    toProofs(db, row),
    getModelFacts(db, row.modelId),
    marketOf(db, row),
  ])
  return {
    ...toPhone(row, viewer, photosFromJson(row.photos)),
    proofs,
    facts,
    market,
    payments: listingPaymentMethods(deps, row),
    awayUntil: row.awayUntil?.toISOString() ?? null,
    sellerPhoto: row.sellerPhoto,
    sellerPhoneNumberConfirmed: row.sellerPhoneNumberConfirmed,
  }
}

/** Verification of a listing, for everybody who may see it. */
async function toProofs(db: Executor, row: PhoneRow): Promise<Proofs> {
  const { imeiCheck, checkup, provenAt } = row
  const [grading, ...earlier] = row.gradings ?? []
  return {
    imei: imeiCheck && {
      tac: await compareKnownTacName(db, imeiCheck.tacName, row),
      tacName: imeiCheck.tacName,
      blacklist: imeiCheck.blacklist,
      checkedAt: toIso(imeiCheck.checkedAt),
    },
    grading: grading
      ? {
          grade: grading.grade,
          reasons: grading.reasons,
          gradedAt: toIso(grading.gradedAt),
          earlier: earlier.map(({ grade, gradedAt }) => ({ grade, gradedAt: toIso(gradedAt) })),
        }
      : null,
    checkup: checkup && toShownCheckup(checkup),
    possession: provenAt && { verifiedAt: provenAt.toISOString() },
  }
}

/** JSON of the database has microseconds and an offset. */
const toIso = (time: string): string => new Date(time).toISOString()
