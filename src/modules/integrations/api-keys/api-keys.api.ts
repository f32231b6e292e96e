import type { Deps } from '../../../deps.ts'
import { isId } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  json,
  jsonBody,
  limitAttempts,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import {
  API_KEY_CALLS_PER_MINUTE,
  API_KEY_DAYS,
  API_KEY_RETENTION_DAYS,
  apiScopeNames,
  MAX_API_KEY_NAME_LENGTH,
  MAX_API_KEYS,
} from '../../../shared/integrations/api-scopes.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOUR, SECOND } from '../../../shared/time.ts'
import { readClient } from '../../accounts/security/index.ts'
import { createKey, revokeOwnKey, scopesOpenTo } from './api-key.ts'
import { listKeys, type StoredKey } from './api-keys.store.ts'

const scope = z.enum(apiScopeNames).openapi('ApiScope')

const keyBody = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(scope),
    ending: z.string().openapi({
      description: 'The last four characters of the key.',
      example: 'x7Qa',
    }),
    state: z.enum(['active', 'expired', 'revoked']),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().openapi({ description: 'Accurate to about a minute.' }),
    lastNetwork: z.string().openapi({
      description: 'The address that used it last, without its last part; empty when unknown.',
      example: '203.0.113.0/24',
    }),
  })
  .openapi('ApiKey')

const newKeyBody = z
  .strictObject({
    name: singleLine('Name is required')
      .min(1, 'Name is required')
      .max(MAX_API_KEY_NAME_LENGTH, `At most ${MAX_API_KEY_NAME_LENGTH} characters`),
    scopes: z
      .array(scope, 'Choose what the key may do')
      .min(1, 'Choose what the key may do')
      .max(apiScopeNames.length),
    days: z
      .union(
        API_KEY_DAYS.map((days) => z.literal(days)),
        'Choose when the key expires',
      )
      .openapi({ description: 'The key expires after this many days.', example: 90 }),
  })
  .openapi('NewApiKey')

const createdBody = z
  .object({
    key: keyBody,
    token: z.string().openapi({
      description: 'The key itself. It is shown once: the server stores only its hash.',
      example: 'redial_5gW…x7Qa',
    }),
  })
  .openapi('CreatedApiKey')

const keyRefusal = refusalResponses({
  not_found: [404, 'This key was already revoked.'],
  not_allowed: [403, 'Only sellers and admins can make API keys.'],
  too_many_keys: [
    409,
    `You have ${formatQuantity(MAX_API_KEYS, 'key')} that work, the maximum. Revoke one first.`,
  ],
})

const tags = ['integrations']
/** Keys that an account can make in an hour. */
const CREATED_PER_HOUR = 30

/** The API keys of the viewer. */
export function apiKeysApi(deps: Deps) {
  const creations = createLimiter(deps.db.pool, 'api-key-new', CREATED_PER_HOUR, HOUR / SECOND)
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/api-keys',
        operationId: 'listApiKeys',
        summary: 'List your API keys',
        description: `Returns your newest 100 API keys, without the keys themselves. A key that no longer works is listed for ${formatQuantity(API_KEY_RETENTION_DAYS, 'day')}.`,
        tags,
        responses: { 200: json(z.array(keyBody)), ...refusals(401) },
      }),
      async (c) => {
        const keys = await listKeys(deps.db.kysely, requireViewer(c).id)
        const now = deps.clock.now()
        return c.json(
          keys.map((key) => toBody(key, now)),
          200,
        )
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/api-keys',
        recentLogin: true,
        confirmedEmail: true,
        operationId: 'createApiKey',
        summary: 'Make an API key',
        description: `Returns a key with which a program calls the API for you, within its scopes: \`Authorization: Bearer redial_…\`, ${formatQuantity(API_KEY_CALLS_PER_MINUTE, 'call')} a minute. Sellers choose scopes of their phones and orders, admins those of the shop. You are notified by email. Changing your role or suspending the account ends its keys.`,
        tags,
        request: { body: jsonBody(newKeyBody) },
        responses: { 200: json(createdBody), ...refusals(401, 403, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        if (scopesOpenTo(viewer, apiScopeNames).length === 0) return keyRefusal(c, 'not_allowed')
        const { name, scopes, days } = c.req.valid('json')
        if (scopesOpenTo(viewer, scopes).length < scopes.length) {
          const message = 'Your account cannot give all of these to a key'
          return refuse(c, 422, 'invalid', 'Some fields are not valid.', { scopes: message })
        }
        const limited = await limitAttempts(c, creations, viewer.id)
        if (limited) return limited
        const made = await createKey(deps, viewer, { name, scopes, days }, readClient(c))
        if ('refused' in made) return keyRefusal(c, made.refused)
        return c.json({ key: toBody(made.key, deps.clock.now()), token: made.token }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/api-keys/{id}',
        operationId: 'revokeApiKey',
        summary: 'Revoke an API key',
        description: 'The key is refused from now on. This cannot be undone.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ status: z.literal(true) })),
          ...refusals(401, 404, 413),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const isRevoked =
          isId(id) && (await revokeOwnKey(deps, requireViewer(c), id, readClient(c)))
        if (!isRevoked) return keyRefusal(c, 'not_found')
        return c.json({ status: true as const }, 200)
      },
    )
}

function toBody(key: StoredKey, now: Date) {
  const { id, name, scopes, ending, lastNetwork } = key
  const state = key.revokedAt ? 'revoked' : key.expiresAt <= now ? 'expired' : 'active'
  return {
    ...{ id, name, scopes, ending, lastNetwork },
    state: state as 'active' | 'expired' | 'revoked',
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    revokedAt: key.revokedAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  }
}
