import type { Deps } from '../../../deps.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { pageLanguage } from '../../../text/errors.ts'
import { translateGrading } from '../../../text/grading.ts'
import { canSeeListing, type ListingReader } from '../proof/proof-subject.ts'
import { findGrading, gradeDraft } from './grade-phone.ts'
import {
  gradingBody,
  gradingOfPhoneBody,
  kindQuery,
  newGradingBody,
  rubricBody,
} from './grading.contract.ts'
import { rubricFor } from './rubric.ts'

const tags = ['verification']

/** Grades that one account may compute in ten minutes: every answer of a dozen phones. */
const GRADINGS = { points: 120, seconds: 600 }

export function gradingApi(deps: Deps, listings: ListingReader) {
  const limiter = createLimiter(deps.db.pool, 'grading', GRADINGS.points, GRADINGS.seconds)
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/grading/rubric',
        compressed: true,
        operationId: 'getRubric',
        summary: 'Get the grading questions',
        description:
          'Returns the questions from which the grade of a kind of phone is computed. Needs no session.',
        tags,
        request: { query: kindQuery },
        responses: { 200: json(rubricBody), ...refusals(422) },
      }),
      (c) => {
        const { os = null, announced = null } = c.req.valid('query')
        const language = pageLanguage(c.req.header('accept-language'))
        return c.json(rubricFor({ os, announced }, language), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/gradings',
        operationId: 'gradePhone',
        summary: 'Grade a phone',
        description:
          'For sellers. Computes the grade from the answers and stores it for a draft. Answering again replaces the earlier answers.',
        tags,
        request: {
          body: jsonBody(newGradingBody),
        },
        responses: { 200: json(gradingBody), ...refusals(401, 403, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const { os = null, announced = null, ...rest } = c.req.valid('json')
        const graded = await gradeDraft(deps, viewer, { os, announced, ...rest })
        if (!('wrong' in graded)) {
          const language = pageLanguage(c.req.header('accept-language'))
          const translate = (text: string) => translateGrading(text, language)
          const { reasons, blockers, ...rest } = graded
          return c.json(
            { ...rest, reasons: reasons.map(translate), blockers: blockers.map(translate) },
            200,
          )
        }
        const fields = Object.entries(graded.wrong).map(([id, message]) => [
          `answers.${id}`,
          message,
        ])
        const message = 'Check the marked questions.'
        return refuse(c, 422, 'invalid', message, Object.fromEntries(fields))
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/gradings/{phoneId}',
        operationId: 'getGrading',
        summary: 'Get the grade of a phone',
        description:
          'Returns the grade of a phone with the answers it was computed from. Needs no session.',
        tags,
        request: { params: z.object({ phoneId: z.string() }) },
        responses: { 200: json(gradingOfPhoneBody), ...refusals(404) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const db = deps.db.kysely
        const isSeen = await canSeeListing(db, listings, c.var.viewer, phoneId)
        const grading = isSeen ? await findGrading(db, { listingId: phoneId }) : undefined
        if (!grading) return refuse(c, 404, 'not_found', 'This phone has no computed grade.')
        const { grade, reasons, answers, rubric, gradedAt } = grading
        const date = gradedAt.toISOString()
        return c.json({ phoneId, grade, reasons, answers, rubric, gradedAt: date }, 200)
      },
    )
}
