import type {
  CheckupLink,
  MyCheckup,
  OpenCheckup,
  TestResult,
} from '../../../modules/verification/checkup/checkup.contract.ts'
import type {
  MyPossession,
  PossessionCode,
  Proven,
} from '../../../modules/verification/possession/possession.contract.ts'
import { api as paths } from '../../../routes.ts'
import type { Api } from '../../api/index.ts'
import { sendFile } from '../../api/upload.ts'

/** A draft of the form, or one's own listing. */
export type ProofOf = { draftId: string } | { listingId: string }
export type ProofApi = Pick<Api, 'get' | 'send'>

/** The calls of check-up and possession, for the few screens that make them. */
export function proofCalls({ get, send }: ProofApi) {
  return {
    startCheckup: (of: ProofOf, claims: { model?: string; storageGb?: number }) =>
      send<CheckupLink>('POST', paths.checkups(), { ...claims, ...asBody(of) }),
    myCheckup: async (of: ProofOf) =>
      (await get<MyCheckup>(`${paths.myCheckup()}?${asQuery(of)}`)).checkup,
    openCheckup: (token: string) => get<OpenCheckup>(paths.checkup(token)),
    finishCheckup: (token: string, results: TestResult[]) =>
      send<{ madeAt: string }>('POST', paths.checkup(token), { results }),
    makePossessionCode: (of: ProofOf) =>
      send<PossessionCode>('POST', paths.possessionCodes(), asBody(of)),
    myPossession: async (of: ProofOf) =>
      (await get<MyPossession>(`${paths.myPossession()}?${asQuery(of)}`)).proven,
  }
}

/** Sends the photo that shows the code; as `sendFile`. */
export function sendPossessionPhoto(
  of: ProofOf,
  file: File,
  onProgress: (done: number) => void,
  signal: AbortSignal,
) {
  const path = `${paths.possessionPhotos()}?${new URLSearchParams(asBody(of))}`
  return sendFile<Proven>(path, { file, onProgress, signal })
}

function asBody(of: ProofOf): Record<string, string> {
  return 'draftId' in of ? { draftId: of.draftId } : { phoneId: of.listingId }
}

function asQuery(of: ProofOf) {
  return new URLSearchParams('draftId' in of ? { draft: of.draftId } : { phone: of.listingId })
}
