import { z } from '../../platform/http/index.ts'
import { checkupBody } from '../verification/checkup/checkup.contract.ts'
import { gradingOfPhoneBody } from '../verification/grading/grading.contract.ts'
import { imeiOfPhoneBody } from '../verification/imei/imei.contract.ts'
import { possessionBody } from '../verification/possession/possession.contract.ts'

const imei = imeiOfPhoneBody.shape
const grading = gradingOfPhoneBody.shape
const checkup = checkupBody.shape

const orNull = <Shape extends z.ZodType>(shape: Shape) => z.union([shape, z.null()])

/** All that is proven of a phone; null where nobody has checked. */
export const proofsBody = z
  .object({
    imei: orNull(
      z.object({
        tac: imei.tac,
        tacName: imei.tacName,
        blacklist: imei.blacklist,
        checkedAt: imei.checkedAt,
      }),
    ),
    grading: orNull(
      z.object({ grade: grading.grade, reasons: grading.reasons, gradedAt: grading.gradedAt }),
    ),
    checkup: orNull(
      z.object({
        madeAt: checkup.madeAt,
        claimed: checkup.claimed,
        results: checkup.results,
        system: checkup.system,
        isClaimedSystem: checkup.isClaimedSystem,
        browser: checkup.browser,
      }),
    ),
    possession: orNull(z.object({ verifiedAt: possessionBody.shape.verifiedAt })),
  })
  .openapi('Proofs')
export type Proofs = z.infer<typeof proofsBody>
