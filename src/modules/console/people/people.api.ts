import type { Deps } from '../../../deps.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  multiLine,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../shared/limits.ts'
import { listingStates } from '../../../shared/listings/listing-life-cycle.ts'
import { toMajor } from '../../../shared/money.ts'
import { orderStates } from '../../../shared/orders/order-life-cycle.ts'
import { findAccount, lockAccount, toUser, userBody } from '../../accounts/index.ts'
import { personRiskBody, readPersonRisk } from '../../risk/index.ts'
import { findPerson, listDevices, sumMoney } from './people.store.ts'

const count = z.number().int()
const time = z.iso.datetime()
const byListingState = z.partialRecord(z.enum(listingStates), count)
const byOrderState = z.partialRecord(z.enum(orderStates), count)

const personBody = z
  .object({
    user: userBody,
    bannedAt: time.nullable(),
    banReason: z.string().nullable(),
    lastActiveAt: time.nullable(),
    hasSecondFactor: z.boolean(),
    hasPhoneNumber: z.boolean().openapi({ description: 'Whether they confirmed a number.' }),
    sellerTermsAcceptedAt: time.nullable(),
    listings: byListingState.openapi({ description: 'How many, by state.' }),
    bought: byOrderState.openapi({ description: 'Orders as the buyer, by state.' }),
    sold: byOrderState.openapi({ description: 'Orders as the seller, by state.' }),
    money: z.array(
      z.object({
        kind: z.enum(['payout', 'refund']),
        state: z.enum(['due', 'waiting', 'sent', 'done', 'failed']),
        count,
        amount: z.string(),
        amountMinor: count,
        currency: z.string(),
      }),
    ),
    reports: z.object({ about: count, openAbout: count, by: count }),
    appeals: count,
    risk: z
      .union([personRiskBody, z.null()])
      .openapi({ description: 'Null for those who may not review risk, and for staff.' }),
    devices: z
      .array(z.object({ firstSeen: time, lastSeen: time, isTrusted: z.boolean() }))
      .openapi({ description: 'The 20 browsers that were used last; no names, no addresses.' }),
  })
  .openapi('Person')

const newWarningBody = z
  .strictObject({
    reason: multiLine('Enter a reason; the person can read it')
      .min(MIN_REASON_LENGTH, 'Enter a reason; the person can read it')
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .openapi({ description: 'What the person did and should stop. The person can read it.' }),
  })
  .openapi('NewWarning')

const refusePerson = refusalResponses({
  not_found: [404, 'Account not found.'],
  own_account: [409, 'This is your own account.'],
  banned: [409, 'This account is banned. A warning would not reach the person.'],
})

/** A moderator warns a person, who reads the reason in a notification and by email. */
function warnPerson(deps: Deps, admin: Viewer, id: string, reason: string) {
  return inTransaction(deps.db, async (tx) => {
    const account = isId(id) ? await lockAccount(tx, id) : undefined
    if (!account) return 'not_found'
    if (account.id === admin.id) return 'own_account'
    if (account.bannedAt) return 'banned'
    const now = deps.clock.now()
    await recordEvent(tx, 'account_warned', now, { userId: account.id, reason })
    await writeAudit(tx, {
      actor: admin,
      action: 'account_warned',
      subject: ['user', account.id],
      at: now,
      data: { reason },
    })
    return 'warned'
  })
}

const tags = ['console']
const params = z.object({ id: z.string() })

/** One person as the staff see them. Lists of what they did are filtered by `person`. */
export function peopleApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('seeAccounts', {
        method: 'get',
        path: '/accounts/{id}',
        operationId: 'getPerson',
        summary: 'Get a person',
        description:
          'For admins. Returns an account with counts of its listings, orders, reports and appeals, sums of its payouts and refunds, and its devices. Money is empty for those who may not see it, and devices for those who may not see security logs. Messages are not part of it: they can be read with a report only.',
        tags,
        request: { params },
        responses: { 200: json(personBody), ...refusals(401, 403, 404) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const viewer = requireViewer(c)
        const [account, person, money, devices, risk] = isId(id)
          ? await Promise.all([
              findAccount(db, id),
              findPerson(db, id),
              staffMay(viewer, 'seeMoney') ? sumMoney(db, id) : [],
              staffMay(viewer, 'secureAccounts') ? listDevices(db, id, deps.clock.now()) : [],
              staffMay(viewer, 'reviewRisk')
                ? readPersonRisk(db, id, c.req.header('accept-language'))
                : null,
            ])
          : []
        if (!account || !person) return refusePerson(c, 'not_found')
        const { reportsAbout, openReportsAbout, reportsBy, ...rest } = person
        c.header('Cache-Control', 'no-store')
        return c.json(
          {
            ...rest,
            user: toUser(account),
            bannedAt: person.bannedAt?.toISOString() ?? null,
            lastActiveAt: person.lastActiveAt?.toISOString() ?? null,
            sellerTermsAcceptedAt: person.sellerTermsAcceptedAt?.toISOString() ?? null,
            money: (money ?? []).map((sum) => ({
              ...sum,
              state: personBody.shape.money.element.shape.state.parse(sum.state),
              amount: toMajor(sum.amountMinor, sum.currency),
            })),
            risk: account.role === 'admin' ? null : (risk ?? null),
            reports: { about: reportsAbout, openAbout: openReportsAbout, by: reportsBy },
            devices: (devices ?? []).map(({ firstSeen, lastSeen, isTrusted }) => ({
              firstSeen: firstSeen.toISOString(),
              lastSeen: lastSeen.toISOString(),
              isTrusted,
            })),
          },
          200,
        )
      },
    )
    .openapi(
      route('banAccounts', {
        method: 'post',
        path: '/accounts/{id}/warnings',
        operationId: 'warnPerson',
        summary: 'Warn a person',
        description:
          'For admins. Sends a person a warning with a reason, as a notification and by email. Refused with 409 if the account is banned.',
        tags,
        request: { params, body: jsonBody(newWarningBody) },
        responses: {
          200: json(z.object({ warned: z.literal(true) })),
          ...refusals(401, 403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const { reason } = c.req.valid('json')
        const outcome = await warnPerson(deps, requireViewer(c), id, reason)
        if (outcome !== 'warned') return refusePerson(c, outcome)
        return c.json({ warned: true as const }, 200)
      },
    )
}
