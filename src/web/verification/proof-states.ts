import type { Verifications } from '../api/index.ts'

/** Of a check. `doubt`: made, with problems. */
export type ProofState = 'proven' | 'doubt' | 'absent'

export function imeiState(imei: Verifications['imei']): ProofState {
  if (!imei) return 'absent'
  return imei.tac === 'other' || imei.blacklist === 'listed' ? 'doubt' : 'proven'
}

export function checkupState(checkup: Verifications['checkup']): ProofState {
  if (!checkup) return 'absent'
  const { results, isClaimedSystem } = checkup
  const hasFailed = results.some(({ outcome }) => outcome === 'failed')
  return hasFailed || isClaimedSystem === false ? 'doubt' : 'proven'
}
