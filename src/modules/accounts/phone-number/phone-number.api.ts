import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  toNetwork,
  z,
} from '../../../platform/http/index.ts'
import { PHONE_CODE_MINUTES } from '../../../shared/accounts/account-rules.ts'
import { spellQuantity } from '../../../shared/quantities.ts'
import { MINUTE, SECOND } from '../../../shared/time.ts'
import { confirmationCode } from '../accounts.contract.ts'
import { readClient } from '../security/index.ts'
import {
  confirmPhone,
  formatMobileNumber,
  phoneLimits,
  readMobileNumber,
  removePhone,
  sendPhoneCode,
} from './confirm-phone.ts'
import { findPending, findPhoneNumber } from './phone-numbers.store.ts'

const tags = ['identity']

const numberShown = z.object({
  number: z.string().openapi({ description: 'In E.164 format.', example: '+12025550143' }),
  formatted: z.string().openapi({ example: '+1 202 555 0143' }),
})
const stateBody = z
  .object({
    confirmed: numberShown.extend({ confirmedAt: z.iso.datetime() }).nullable(),
    pending: numberShown
      .extend({ expiresAt: z.iso.datetime() })
      .nullable()
      .openapi({ description: 'The number that a code was sent to, while it is valid.' }),
  })
  .openapi('PhoneNumber')

const NOT_A_NUMBER = 'Enter a mobile number with its country code, such as +1 202 555 0143'
const WRONG_CODE = 'This isn’t the code from the newest message. Check it and try again'
const EXPIRED_CODE = 'This code no longer works. Send a new one'
const NOT_SENT = 'We could not send the message. Try again in a minute.'

/** Confirming a mobile number with a code, in a shop whose operator has set up a hook for messages. */
export function phoneNumberApi(deps: Deps) {
  const db = deps.db.kysely
  const countMessage = phoneLimits(deps)

  async function stateOf(userId: string) {
    const [number, pending] = [await findPhoneNumber(db, userId), await findPending(db, userId)]
    const isGood = pending !== undefined && pending.expiresAt > deps.clock.now()
    return {
      confirmed: number
        ? { ...(await show(number)), confirmedAt: number.confirmedAt.toISOString() }
        : null,
      pending: isGood
        ? { ...(await show(pending)), expiresAt: pending.expiresAt.toISOString() }
        : null,
    }
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/phone-number',
        operationId: 'getPhoneNumber',
        summary: 'Get your phone number',
        description:
          'Returns the number that you confirmed, and the one that a code was sent to. Nobody else sees them.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401) },
      }),
      async (c) => c.json(await stateOf(requireViewer(c).id), 200),
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/phone-number/confirmation',
        confirmedEmail: true,
        operationId: 'sendPhoneCode',
        summary: 'Send a code to your phone',
        description:
          'For sellers. Sends a text message with a six-digit code to a mobile number. An earlier code stops working. At most one a minute and 5 a day for an account, 3 a day for a number. Returns 404 in a shop that sends no text messages, and 503 when the message could not be sent.',
        tags,
        request: {
          body: jsonBody(
            z.strictObject({
              number: z
                .string('Phone number is required')
                .trim()
                .min(1, 'Phone number is required')
                .max(40, NOT_A_NUMBER),
            }),
          ),
        },
        responses: { 200: json(stateBody), ...refusals(401, 403, 404, 409, 413, 422, 429, 503) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        if (!deps.env.SMS_HOOK_URL) return notOffered(c)
        const { smsCountries: countries, country } = deps.settings.current()
        const read = await readMobileNumber(c.req.valid('json').number, countries, country)
        if ('refused' in read) {
          const message = read.refused === 'invalid' ? NOT_A_NUMBER : otherCountry(countries)
          return refuse(c, 422, 'invalid', message, { number: message })
        }
        const { number } = read
        if ((await findPhoneNumber(db, viewer.id))?.number === number)
          return refuse(c, 409, 'already_confirmed', 'This number is confirmed.')
        const network = toNetwork(c.var.address)
        const tooMany = await countMessage({ userId: viewer.id, number, network })
        if (tooMany) {
          c.header('Retry-After', String(tooMany.wait))
          return refuse(c, 429, 'too_many', tooMany.message)
        }
        if (!(await sendPhoneCode(deps, viewer, number))) {
          c.header('Retry-After', String(MINUTE / SECOND))
          return refuse(c, 503, 'not_sent', NOT_SENT)
        }
        return c.json(await stateOf(viewer.id), 200)
      },
    )
    .openapi(
      route('sell', {
        method: 'post',
        path: '/phone-number/code',
        operationId: 'confirmPhoneNumber',
        summary: 'Confirm your phone number with the code',
        description: `For sellers. Confirms the number with the six digits from the newest text message; spaces are ignored. A code works once, for ${spellQuantity(PHONE_CODE_MINUTES, 'minute')}, and expires after five wrong attempts. A number belongs to the account that confirmed it last.`,
        tags,
        request: { body: jsonBody(z.strictObject({ code: confirmationCode })) },
        responses: { 200: json(stateBody), ...refusals(401, 403, 404, 413, 422) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        if (!deps.env.SMS_HOOK_URL) return notOffered(c)
        const outcome = await confirmPhone(deps, viewer, c.req.valid('json').code, readClient(c))
        if ('refused' in outcome) {
          const message = outcome.refused === 'expired' ? EXPIRED_CODE : WRONG_CODE
          return refuse(c, 422, outcome.refused, message, { code: message })
        }
        return c.json(await stateOf(viewer.id), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/phone-number',
        operationId: 'removePhoneNumber',
        summary: 'Remove your phone number',
        description:
          'Deletes your number and a code that was sent. Repeating the call changes nothing.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        await removePhone(deps, viewer, readClient(c))
        return c.json(await stateOf(viewer.id), 200)
      },
    )
}

async function show({ number }: { number: string }) {
  return { number, formatted: await formatMobileNumber(number) }
}

function notOffered(c: Context<AppEnv>) {
  return refuse(c, 404, 'not_found', 'This shop doesn’t confirm phone numbers.')
}

function otherCountry(countries: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const listed = countries.map((country) => names.of(country) ?? country).join(', ')
  return `We only send codes to numbers in: ${listed}`
}
