import type { TestResult, Verifications } from '../api/index.ts'

/** A phone whose check-up has results. */
export type TestedPhone = { phoneId: string; results: readonly TestResult[] }

/** Of a check. `doubt`: made, with problems. */
export type ProofState = 'proven' | 'doubt' | 'absent'

export function imeiState(imei: Verifications['imei']): ProofState {
  if (!imei) return 'absent'
  return imei.tac === 'other' || imei.blacklist === 'listed' ? 'doubt' : 'proven'
}

/** In the order in which they are listed. */
export const proofKinds = ['imei', 'grading', 'checkup', 'possession'] as const

/** Of each check of a phone, in the order of the list. */
export function proofStates({ imei, grading, checkup, possession }: Verifications) {
  return {
    imei: imeiState(imei),
    grading: grading ? 'proven' : 'absent',
    checkup: checkupState(checkup),
    possession: possession ? 'proven' : 'absent',
  } as const satisfies Record<keyof Verifications, ProofState>
}

/** How many of the four checks a phone has passed. */
export function countPassed(verifications: Verifications): number {
  return Object.values(proofStates(verifications)).filter((state) => state === 'proven').length
}

export function checkupState(checkup: Verifications['checkup']): ProofState {
  if (!checkup) return 'absent'
  const { results, isClaimedSystem } = checkup
  const hasFailed = results.some(({ outcome }) => outcome === 'failed')
  return hasFailed || isClaimedSystem === false ? 'doubt' : 'proven'
}
