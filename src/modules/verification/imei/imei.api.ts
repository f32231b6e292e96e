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
import {
  imeiAlarmBody,
  imeiCheckBody,
  imeiOfPhoneBody,
  newImeiCheckBody,
  settleAlarmBody,
  settledAlarmBody,
} from '../proof/proof.contract.ts'
import { type ChangeImei, canSeeListing, type ListingReader } from '../proof/proof-subject.ts'
import { createBlacklist } from './blacklist.ts'
import { checkImei, closeAlarm, findCurrentCheck } from './check-imei.ts'
import { listAlarms } from './imei.store.ts'

const tags = ['verification']

/** Checks that one account may make in ten minutes: a dozen phones with slips, and no dragnet. */
const CHECK_LIMIT = { points: 30, seconds: 600 }

const reasons = {
  not_found: [404, 'Draft or phone not found.'],
  own_phone_listed: [409, 'You’ve already listed this phone.'],
  listed_already: [
    409,
    'This phone is already for sale here, so it can’t be listed again. If it’s yours, contact us.',
  ],
} as const

export function imeiApi(deps: Deps, listings: ListingReader & { changeImei: ChangeImei }) {
  const blacklist = createBlacklist(deps)
  const limiter = createLimiter(deps.db.pool, 'imei', CHECK_LIMIT.points, CHECK_LIMIT.seconds)
  return createRouter()
    .openapi(
      route('sell', {
        method: 'post',
        path: '/imei-checks',
        operationId: 'checkImei',
        summary: 'Check an IMEI',
        description:
          'For sellers. Checks the IMEI of a phone before it is listed. Only a keyed hash and the last four digits are stored. With `phoneId` the IMEI is compared with the model of that listing, whatever brand and name are sent. Another IMEI than that of an earlier check is refused with 409 `new_phone` once a buyer has booked the phone, made an offer or written a message.',
        tags,
        request: {
          body: jsonBody(newImeiCheckBody),
        },
        responses: { 200: json(imeiCheckBody), ...refusals(401, 403, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const tooMany = await limitAttempts(c, limiter, viewer.id)
        if (tooMany) return tooMany
        const outcome = await checkImei(deps, { blacklist, listings }, viewer, c.req.valid('json'))
        if ('another' in outcome)
          return refuse(c, 409, 'new_phone', outcome.another, { imei: outcome.another })
        if ('wrong' in outcome)
          return refuse(c, 422, 'invalid', outcome.wrong, { imei: outcome.wrong })
        if ('refused' in outcome) {
          const [status, message] = reasons[outcome.refused]
          return refuse(c, status, outcome.refused, message, { imei: message })
        }
        const { id, imeiHash: _, checkedAt, ...rest } = outcome.check
        return c.json({ _id: id, ...rest, checkedAt: checkedAt.toISOString() }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/imei-checks/{phoneId}',
        operationId: 'getImeiCheck',
        summary: 'Get the IMEI check of a phone',
        description:
          'Returns the results of the IMEI check of a phone, and its time. Needs no session.',
        tags,
        request: { params: z.object({ phoneId: z.string() }) },
        responses: { 200: json(imeiOfPhoneBody), ...refusals(404) },
      }),
      async (c) => {
        const { phoneId } = c.req.valid('param')
        const db = deps.db.kysely
        const isSeen = await canSeeListing(db, listings, c.var.viewer, phoneId)
        const check = isSeen ? await findCurrentCheck(db, listings, phoneId) : undefined
        if (!check)
          return refuse(c, 404, 'not_found', 'The IMEI of this phone hasn’t been checked.')
        const { tac, tacName, blacklist: listed, checkedAt } = check
        const date = checkedAt.toISOString()
        return c.json({ phoneId, tac, tacName, blacklist: listed, checkedAt: date }, 200)
      },
    )
    .openapi(
      route('moderateListings', {
        method: 'get',
        path: '/imei-alarms',
        operationId: 'listImeiAlarms',
        summary: 'List IMEI alarms',
        description:
          'For admins. Returns phones that a second seller offers and phones on a blacklist, open alarms first.',
        tags,
        responses: { 200: json(z.array(imeiAlarmBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const alarms = await listAlarms(deps.db.kysely)
        const toBody = ({ id, raisedAt, settledAt, ...rest }: (typeof alarms)[number]) => ({
          _id: id,
          ...rest,
          raisedAt: raisedAt.toISOString(),
          closedAt: settledAt?.toISOString() ?? null,
        })
        return c.json(alarms.map(toBody), 200)
      },
    )
    .openapi(
      route('moderateListings', {
        method: 'put',
        path: '/imei-alarms/{id}',
        operationId: 'closeImeiAlarm',
        summary: 'Close an IMEI alarm',
        description: 'For admins. Marks an alarm as reviewed. Repeating the call changes nothing.',
        tags,
        request: {
          params: z.object({ id: z.string() }),
          body: jsonBody(settleAlarmBody),
        },
        responses: { 200: json(settledAlarmBody), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { note = '' } = c.req.valid('json')
        const outcome = await closeAlarm(deps, requireViewer(c), id, note)
        if (!outcome) return refuse(c, 404, 'not_found', 'Alarm not found.')
        return c.json({ settled: true as const }, 200)
      },
    )
}
