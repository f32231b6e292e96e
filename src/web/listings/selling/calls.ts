import type { DraftBody } from '../../../modules/listings/drafts.contract.ts'
import type { EditedPhone, ReviewBody } from '../../../modules/listings/reviews.contract.ts'
import type { Uploaded } from '../../../modules/media/media.contract.ts'
import type { Pricing } from '../../../modules/pricing/pricing.contract.ts'
import type {
  Answers,
  Graded,
  Rubric,
} from '../../../modules/verification/grading/grading.contract.ts'
import type { ImeiChecked } from '../../../modules/verification/imei/imei.contract.ts'
import { api as paths } from '../../../routes.ts'
import { call, type Fetch } from '../../api/client.ts'
import type { NewPhone } from '../../api/index.ts'

export type { Answers, Graded, ImeiChecked, Pricing, Rubric }
export type Draft = DraftBody
export type Question = Rubric['questions'][number]
export type Kind = { os: string | null; announced: string | null }
/** What a proof is of: a form that is not published yet, or a listing. */
export type ProofOf = { draftId: string } | { phoneId: string }

const inBrowser: Fetch = (path, init) => fetch(path, init)
const get = <T>(path: string) => call<T>(inBrowser, path)
const send = <T>(method: string, path: string, body: unknown = {}) =>
  call<T>(inBrowser, path, { method, body })

/** The calls that only the form for selling makes; they are not in everybody's first script. */
export const sellingCalls = {
  drafts: () => get<Draft[]>(paths.drafts()),
  saveDraft: (id: string, body: { version: number; values: Record<string, unknown> }) =>
    send<Draft>('PUT', paths.draft(id), body),
  deleteDraft: (id: string) => send<{ deleted: number }>('DELETE', paths.draft(id)),
  rubric: (kind: Kind) => get<Rubric>(`${paths.rubric()}?${new URLSearchParams(given(kind))}`),
  grade: (kind: Kind, answers: Answers, draftId: string) =>
    send<Graded>('POST', paths.gradings(), { ...given(kind), answers, draftId }),
  checkImei: (imei: string, called: { brand?: string; name?: string }, of: ProofOf) =>
    send<ImeiChecked>('POST', paths.imeiChecks(), { imei, ...called, ...of }),
  pricing: (model: string, storage: string, grade: string) =>
    get<Pricing>(
      `${paths.pricing()}?${new URLSearchParams({
        model,
        ...(storage && { storage }),
        ...(grade && { grade }),
      })}`,
    ),
  turn: async (id: string, degrees: number) =>
    (await send<Uploaded>('POST', paths.turnPicture(id), { degrees })).data,
  /** What a moderator decided about one's own phone, or has still to decide. */
  review: (id: string) => get<{ review: ReviewBody | null }>(paths.phoneReview(id)),
  edit: (id: string, body: NewPhone) => send<EditedPhone>('PUT', paths.phone(id), body),
}

function given({ os, announced }: Kind) {
  return { ...(os && { os }), ...(announced && { announced }) }
}
