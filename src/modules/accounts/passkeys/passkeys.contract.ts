import { refusalResponses, singleLine, z } from '../../../platform/http/index.ts'

const MAX_NAME_LENGTH = 60

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
    description: 'What `navigator.credentials.get` returned, as `toJSON` writes it.',
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
    description: 'What `navigator.credentials.create` returned, as `toJSON` writes it.',
  })

export const passkeyName = singleLine('Name is required')
  .min(1, 'Name is required')
  .max(MAX_NAME_LENGTH, `At most ${MAX_NAME_LENGTH} characters`)

export const ceremonyOptions = z
  .object({
    options: z.looseObject({ challenge: z.string(), rpId: z.string().optional() }).openapi({
      description:
        'For `navigator.credentials`, as `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads it. Works once, for 5 minutes, in this browser.',
    }),
  })
  .openapi('PasskeyOptions')

export const passkeyBody = z
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

export const passkeysBody = z
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
    'This passkey isn’t known here. It may have been removed. Use another way to sign in.',
  ],
  passkey_refused: [422, 'This passkey could not be verified. Try again, or use another way.'],
  passkey_exists: [409, 'This passkey is already in use.'],
  too_many_passkeys: [409, 'You have 20 passkeys, which is the most. Remove one first.'],
  not_found: [404, 'Passkey not found.'],
  last_sign_in_method: [
    409,
    'This passkey is your only way to sign in. Set a password first, then remove it.',
  ],
  last_second_step: [
    409,
    'This passkey is your only second step. Set up an authenticator app or turn two-step sign-in off first.',
  ],
  expired: [401, 'Your sign-in has expired. Sign in again.'],
})
