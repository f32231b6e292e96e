import type { Deps } from '../../deps.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { getModelFacts } from '../catalog/index.ts'
import { photosFromJson } from '../media/index.ts'
import { listingPaymentMethods } from '../payments/index.ts'
import { compareKnownTacName, toShownCheckup } from '../verification/index.ts'
import type { PhoneDetail, Proofs } from './listings.contract.ts'
import { marketOf } from './live-listings.store.ts'
import type { PhoneRow } from './phone-details.store.ts'
import { toPhone } from './to-phone.ts'

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
