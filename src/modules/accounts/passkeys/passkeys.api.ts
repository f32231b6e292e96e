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
  requireSession,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import { MAX_PASSKEY_NAME_LENGTH, MAX_PASSKEYS } from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { HOUR } from '../../../shared/time.ts'
import { readClient } from '../security/index.ts'
import { relyingParty } from './check-passkey.ts'
import { addPasskey, removePasskey, rename, startRegistration } from './manage-passkeys.ts'
import { listPasskeys, type Passkey } from './passkeys.store.ts'

/** Binary data of the browser, in base64url. */
const binary = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[\w-]*$/)
const credentialId = binary(1_400).min(1)
const CLIENT_DATA = 8_000

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}

export const assertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: binary(CLIENT_DATA),
      authenticatorData: binary(CLIENT_DATA),
      signature: binary(CLIENT_DATA),
      userHandle: binary(100).optional(),
    }),
  })
  .openapi('PasskeyAssertion', {
    description: 'The result of `navigator.credentials.get`, converted with `toJSON`.',
  })

export const registration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: binary(CLIENT_DATA),
      attestationObject: binary(64_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .openapi('PasskeyRegistration', {
    description: 'The result of `navigator.credentials.create`, converted with `toJSON`.',
  })

const passkeyName = singleLine('Name is required')
  .min(1, 'Name is required')
  .max(MAX_PASSKEY_NAME_LENGTH, `At most ${MAX_PASSKEY_NAME_LENGTH} characters`)

export const ceremonyOptions = z
  .object({
    options: z.looseObject({ challenge: z.string(), rpId: z.string().optional() }).openapi({
      description:
        'Input for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. Works once, for 5 minutes, in this browser.',
    }),
  })
  .openapi('PasskeyOptions')

const passkeyBody = z
  .object({
    id: z.string(),
    name: z.string(),
    isSynced: z
      .boolean()
      .openapi({ description: 'Whether a password manager keeps it on several devices.' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .openapi('Passkey')

const passkeysBody = z
  .object({
    unusable: z.enum(['ip_address', 'insecure']).nullable().openapi({
      description:
        'Why browsers offer no passkeys at the address of this shop: it is a bare IP address, or http. Null when they do.',
    }),
    address: z.string().openapi({ description: 'The address at which the passkeys work.' }),
    passkeys: z.array(passkeyBody),
  })
  .openapi('Passkeys')

export const passkeyRefusal = refusalResponses({
  unusable: [
    409,
    'Passkeys don’t work at this shop’s address: they need https and a name instead of an IP address.',
  ],
  challenge_expired: [409, 'This took too long, or was used before. Try again.'],
  no_passkey: [409, 'Your account has no passkey. Use another way.'],
  unknown_passkey: [
    422,
    'This passkey isn’t known here. It may have been removed. Use another way to log in.',
  ],
  passkey_refused: [422, 'This passkey could not be verified. Try again, or use another way.'],
  passkey_exists: [409, 'This passkey is already in use.'],
  too_many_passkeys: [
    409,
    `You have ${formatQuantity(MAX_PASSKEYS, 'passkey')}, the maximum. Remove one first.`,
  ],
  not_found: [404, 'Passkey not found.'],
  last_login_method: [
    409,
    'This passkey is your only way to log in. Set a password first, then remove it.',
  ],
  last_second_step: [
    409,
    'This passkey is your only second step. Set up an authenticator app or turn two-step login off first.',
  ],
  expired: [401, 'Your login has expired. Log in again.'],
})

const tags = ['identity']
/** Attempts of one account to add a passkey in an hour; each stores a challenge. */
const STARTS_PER_HOUR = 60

const params = z.object({ id: z.string() })
const done = json(z.object({ status: z.literal(true) }))

/** The passkeys of the viewer's account. */
export function passkeysApi(deps: Deps) {
  const starts = createLimiter(deps.db.pool, 'passkey-setup', STARTS_PER_HOUR, HOUR / 1000)
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/auth/passkeys',
        operationId: 'listPasskeys',
        summary: 'List your passkeys',
        description:
          'Returns the passkeys of your account, oldest first, and whether this shop’s address can use passkeys.',
        tags,
        responses: { 200: json(passkeysBody), ...refusals(401) },
      }),
      async (c) => {
        const party = relyingParty(deps.origin())
        const passkeys = await listPasskeys(deps.db.kysely, requireViewer(c).id)
        const unusable = 'unusable' in party ? party.unusable : null
        return c.json({ unusable, address: deps.origin(), passkeys: passkeys.map(toBody) }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/passkeys/options',
        recentLogin: true,
        confirmedEmail: true,
        operationId: 'startPasskey',
        summary: 'Start adding a passkey',
        description: 'Returns the options for `navigator.credentials.create` in the browser.',
        tags,
        responses: { 200: json(ceremonyOptions), ...refusals(401, 403, 409, 413, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const limited = await limitAttempts(c, starts, viewer.id)
        if (limited) return limited
        const outcome = await startRegistration(deps, { viewer, session: requireSession(c) })
        if ('refused' in outcome) return passkeyRefusal(c, outcome.refused)
        return c.json({ options: { ...outcome.options } }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/auth/passkeys',
        recentLogin: true,
        confirmedEmail: true,
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description:
          'Adds the passkey that the browser created. It replaces the password and counts as both steps. For an admin it also turns two-step login on; the recovery codes are then returned once. The person is notified by email.',
        tags,
        request: { body: jsonBody(z.strictObject({ name: passkeyName, response: registration })) },
        responses: {
          200: json(
            z.object({ passkey: passkeyBody, recoveryCodes: z.array(z.string()).nullable() }),
          ),
          ...refusals(401, 403, 409, 413, 422),
        },
      }),
      async (c) => {
        const { name, response } = c.req.valid('json')
        const owner = { viewer: requireViewer(c), session: requireSession(c) }
        const outcome = await addPasskey(deps, owner, { name, response, client: readClient(c) })
        if ('refused' in outcome) return passkeyRefusal(c, outcome.refused)
        const { passkey, recoveryCodes } = outcome
        return c.json({ passkey: toBody(passkey), recoveryCodes }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/auth/passkeys/{id}',
        operationId: 'renamePasskey',
        summary: 'Rename a passkey',
        description: 'Changes the name of a passkey, which only you see.',
        tags,
        request: { params, body: jsonBody(z.strictObject({ name: passkeyName })) },
        responses: { 200: done, ...refusals(401, 404, 413, 422) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const isRenamed =
          isId(id) && (await rename(deps, requireViewer(c), id, c.req.valid('json').name))
        if (!isRenamed) return passkeyRefusal(c, 'not_found')
        return c.json({ status: true as const }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/auth/passkeys/{id}',
        recentLogin: true,
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description:
          'The passkey can no longer be used to log in. Refused with 409 for the only way to log in and for the only second step. The person is notified by email.',
        tags,
        request: { params },
        responses: { 200: done, ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        if (!isId(id)) return passkeyRefusal(c, 'not_found')
        const outcome = await removePasskey(deps, requireViewer(c), id, readClient(c))
        if ('refused' in outcome) return passkeyRefusal(c, outcome.refused)
        return c.json({ status: true as const }, 200)
      },
    )
}

function toBody({ id, name, isSynced, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
