import type { Executor } from '../../platform/db/index.ts'
import { findCheckup } from '../verification/checkup/index.ts'
import { findGrading } from '../verification/grading/index.ts'
import { findCurrentCheck } from '../verification/imei/index.ts'
import { findVerified } from '../verification/possession/index.ts'
import type { Proofs } from './proofs.contract.ts'

/** Verification of a listing, for everybody who may see it. */
export async function proofsOf(db: Executor, listingId: string): Promise<Proofs> {
  const [imei, grading, checkup, possession] = await Promise.all([
    findCurrentCheck(db, listingId),
    findGrading(db, { listingId }),
    findCheckup(db, listingId),
    findVerified(db, listingId),
  ])
  return {
    imei: imei
      ? {
          tac: imei.tac,
          tacName: imei.tacName,
          blacklist: imei.blacklist,
          checkedAt: imei.checkedAt.toISOString(),
        }
      : null,
    grading: grading
      ? {
          grade: grading.grade,
          reasons: grading.reasons,
          gradedAt: grading.gradedAt.toISOString(),
        }
      : null,
    checkup: checkup ?? null,
    possession: possession?.verifiedAt ? { verifiedAt: possession.verifiedAt.toISOString() } : null,
  }
}
