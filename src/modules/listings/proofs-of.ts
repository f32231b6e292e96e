import type { Executor } from '../../platform/db/index.ts'
import { checkupOf } from '../verification/checkup/index.ts'
import { gradingOf } from '../verification/grading/index.ts'
import { shownCheck } from '../verification/imei/index.ts'
import { verifiedOf } from '../verification/possession/index.ts'
import type { Proofs } from './proofs.contract.ts'

/** Verification of a listing, for everybody who may see it. */
export async function proofsOf(db: Executor, listingId: string): Promise<Proofs> {
  const [imei, grading, checkup, possession] = await Promise.all([
    shownCheck(db, listingId),
    gradingOf(db, { listingId }),
    checkupOf(db, listingId),
    verifiedOf(db, listingId),
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
