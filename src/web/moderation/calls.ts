import type { OpenReview } from '../../modules/listings/reviews.contract.ts'
import type { ImeiAlarm } from '../../modules/verification/imei/imei.contract.ts'
import type { ProvenPhone } from '../../modules/verification/possession/possession.contract.ts'
import { api as paths } from '../../routes.ts'
import type { Api } from '../api/index.ts'

export type { ImeiAlarm, OpenReview, ProvenPhone }
export type Decision = 'approved' | 'changes_requested' | 'refused'
export type ModerationApi = Pick<Api, 'get' | 'send'>

/** The calls of moderators, beside those about reports. */
export function moderationCalls({ get, send }: ModerationApi) {
  return {
    reviews: () => get<OpenReview[]>(paths.reviews()),
    decide: (id: string, decision: Decision, reason?: string) =>
      send<OpenReview>('POST', paths.review(id), { decision, ...(reason && { reason }) }),
    alarms: () => get<ImeiAlarm[]>(paths.imeiAlarms()),
    settle: (id: string, note: string) =>
      send<{ settled: true }>('PUT', paths.imeiAlarm(id), { note }),
    proven: () => get<ProvenPhone[]>(paths.possessionPhotos()),
  }
}
