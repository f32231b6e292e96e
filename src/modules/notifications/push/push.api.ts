import type { Deps } from '../../../deps.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/index.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  addressProblem,
  isInAllowedNetwork,
  outsideRules,
} from '../../../platform/outbound/index.ts'
import { arePushKeys, vapidKey } from '../../../platform/web-push/index.ts'
import { MAX_PUSH_BROWSERS } from '../../../shared/limits.ts'
import { lockAccount } from '../../accounts/index.ts'
import { hasPush } from './deliver-pushes.ts'
import {
  deleteSubscription,
  findEndpoint,
  putSubscription,
  trimSubscriptions,
} from './push.store.ts'

/** The longest addresses that push services give have about 600 characters. */
const MAX_ENDPOINT_LENGTH = 1_000

const subscriptionBody = z
  .object({
    publicKey: z.string().nullable().openapi({
      description:
        'The `applicationServerKey` to subscribe with, as base64url; null if the shop sends no push notifications.',
    }),
    endpoint: z.string().nullable().openapi({
      description: 'The address of the subscription of this session; null while it is off.',
    }),
  })
  .openapi('PushSubscription')

const base64Url = z.string().regex(/^[\w-]+$/, 'Enter a key as base64url')
const newSubscriptionBody = z
  .strictObject({
    endpoint: z.string().max(MAX_ENDPOINT_LENGTH),
    keys: z.strictObject({ p256dh: base64Url.length(87), auth: base64Url.length(22) }),
  })
  .openapi('NewPushSubscription')

export type PushSubscription = z.infer<typeof subscriptionBody>

const tags = ['notifications']

/** Push notifications of the browser of a session: RFC 8030, and https://www.w3.org/TR/push-api/ */
export function pushApi(deps: Deps) {
  const { publicKey } = vapidKey(deps.secret)
  const stateOf = async (userId: string, sessionId: string) => ({
    publicKey: hasPush(deps) ? publicKey : null,
    endpoint: (await findEndpoint(deps.db.kysely, userId, sessionId)) ?? null,
  })

  /** Anybody can send any address here, so only those are stored that may be called. */
  function canCall(endpoint: string): boolean {
    const rules = outsideRules(deps)
    if (addressProblem(endpoint, rules) !== undefined) return false
    return endpoint.startsWith('https://') || isInAllowedNetwork(endpoint, rules)
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/push-subscription',
        operationId: 'getPushSubscription',
        summary: 'Get the push subscription of this session',
        description:
          'Returns whether push notifications are on in the browser of this session, and the key to subscribe with.',
        tags,
        responses: { 200: json(subscriptionBody), ...refusals(401) },
      }),
      async (c) => c.json(await stateOf(requireViewer(c).id, sessionOf(c.var.session)), 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/push-subscription',
        operationId: 'savePushSubscription',
        summary: 'Switch on push notifications in this browser',
        description: `Stores the subscription of the browser, as \`PushSubscription.toJSON()\` gives it, until the session ends. Repeating the call changes nothing. Of ${MAX_PUSH_BROWSERS} browsers of an account one more replaces the oldest.`,
        tags,
        request: { body: jsonBody(newSubscriptionBody) },
        responses: { 200: json(subscriptionBody), ...refusals(401, 409, 413, 422) },
      }),
      async (c) => {
        const { id: userId } = requireViewer(c)
        const sessionId = sessionOf(c.var.session)
        const { endpoint, keys } = c.req.valid('json')
        if (!hasPush(deps))
          return refuse(c, 409, 'push_off', 'This shop doesn’t send notifications to devices.')
        if (!canCall(endpoint) || !arePushKeys(keys))
          return refuse(
            c,
            409,
            'unusable_subscription',
            'The push service of this browser can’t be used. Try another browser.',
          )
        try {
          await inTransaction(deps.db, async (tx) => {
            await lockAccount(tx, userId)
            const createdAt = deps.clock.now()
            await putSubscription(tx, { sessionId, userId, endpoint, ...keys, createdAt })
            await trimSubscriptions(tx, userId, MAX_PUSH_BROWSERS)
          })
        } catch (error) {
          if (violatedConstraint(error) !== 'push_subscriptions_endpoint_key') throw error
          return refuse(
            c,
            409,
            'unusable_subscription',
            'This subscription belongs to another browser. Switch notifications off in this browser, then on again.',
          )
        }
        return c.json(await stateOf(userId, sessionId), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/push-subscription',
        operationId: 'deletePushSubscription',
        summary: 'Switch off push notifications in this browser',
        description:
          'Deletes the subscription of this session. Repeating the call changes nothing.',
        tags,
        responses: { 200: json(subscriptionBody), ...refusals(401, 413) },
      }),
      async (c) => {
        const sessionId = sessionOf(c.var.session)
        await inTransaction(deps.db, (tx) => deleteSubscription(tx, sessionId))
        return c.json(await stateOf(requireViewer(c).id, sessionId), 200)
      },
    )
}

/** Keys of programs have no browser, and are refused before: no scope has these routes. */
function sessionOf(session: { id: string } | null): string {
  if (!session) throw new Error('a viewer without a session')
  return session.id
}
