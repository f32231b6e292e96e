import type { Deps } from '../../../deps.ts'
import { inTransaction } from '../../../platform/db/index.ts'
import {
  createLimiter,
  createRouter,
  formatWait,
  json,
  jsonBody,
  limitAttempts,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import {
  EMAIL_CONFIRMATION_HOURS,
  MAX_PASSWORD_LENGTH,
} from '../../../shared/accounts/account-rules.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { DAY, SECOND } from '../../../shared/time.ts'
import { confirmationCode } from '../accounts.contract.ts'
import { type HashQueue, ownPasswordLimits } from '../password/passwords.ts'
import { readClient } from '../security/index.ts'
import {
  changeEmail,
  confirmationLimits,
  confirmEmail,
  type IsInUse,
  ownerRefusal,
  sendConfirmation,
  stopEmailChange,
} from './confirm-email.ts'
import {
  deleteConfirmation,
  findConfirmation,
  findEmailState,
  lockAddress,
} from './confirmations.store.ts'

const tags = ['identity']
/** Wrong codes of one account in a day, over all codes that were sent. */
const CODES_PER_DAY = 30

const stateBody = z
  .object({
    email: z.string(),
    isConfirmed: z.boolean(),
    mustConfirm: z.boolean().openapi({
      description: 'Whether selling, booking, offers, messages and ratings need it first.',
    }),
    pending: z
      .object({
        email: z.string().openapi({ description: 'The address that the code was sent to.' }),
        isChange: z.boolean(),
        expiresAt: z.iso.datetime(),
      })
      .nullable()
      .openapi({ description: 'The code that was sent last, while it is valid.' }),
  })
  .openapi('EmailConfirmation')

const address = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Enter a valid email address')
  .pipe(z.email('Enter a valid email address'))
const token = z.strictObject({ token: z.string('Token is required').min(1).max(200) })

const WRONG_CODE = 'This isn’t the code from the newest email. Check it and try again'
const EXPIRED_CODE = 'This code no longer works. Send a new one'
const EXPIRED_LINK = 'This link no longer works.'
const WRONG_PASSWORD = 'This isn’t your password. Check it and try again'

/** Confirming and changing the email address of an account. */
export function emailApi(deps: Deps, { hash, isInUse }: { hash: HashQueue; isInUse: IsInUse }) {
  const countMail = confirmationLimits(deps)
  const codes = createLimiter(deps.db.pool, 'confirmation-code', CODES_PER_DAY, DAY / SECOND)
  const attempts = ownPasswordLimits(deps, hash)

  async function stateOf(userId: string) {
    const db = deps.db.kysely
    const account = await findEmailState(db, userId)
    const sent = await findConfirmation(db, userId)
    const isGood = sent !== undefined && sent.expiresAt > deps.clock.now()
    const { email = '', emailVerified = false } = account ?? {}
    return {
      email,
      isConfirmed: emailVerified,
      mustConfirm: confirmsEmail(deps) && !emailVerified,
      pending: isGood
        ? {
            email: sent.email,
            isChange: sent.email !== email,
            expiresAt: sent.expiresAt.toISOString(),
          }
        : null,
    }
  }

  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/email-confirmation',
        operationId: 'getEmailConfirmation',
        summary: 'Get the state of your email address',
        description:
          'Returns whether your address is confirmed, and the address that the last code was sent to.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401) },
      }),
      async (c) => c.json(await stateOf(requireViewer(c).id), 200),
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/email-confirmation',
        operationId: 'sendEmailConfirmation',
        summary: 'Send a new code',
        description:
          'Emails a new code and link, to the new address if a change is pending. Earlier ones stop working. At most 5 an hour. Returns 409 when there is nothing to confirm.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401, 409, 413, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { mustConfirm, pending } = await stateOf(viewer.id)
        if (!mustConfirm && !pending)
          return refuse(c, 409, 'already_confirmed', 'Your email address is confirmed.')
        const email = pending?.email ?? viewer.email
        const wait = await countMail(viewer.id, email)
        if (wait) {
          c.header('Retry-After', String(wait))
          const message = `We’ve sent several emails already. Try again in ${formatWait(wait)}.`
          return refuse(c, 429, 'too_many', message)
        }
        await inTransaction(deps.db, async (tx) => {
          const person = await lockAddress(tx, viewer.id)
          if (person) await sendConfirmation(deps, tx, person, { email, isInUse })
        })
        return c.json(await stateOf(viewer.id), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/email-confirmation',
        operationId: 'cancelEmailChange',
        summary: 'Cancel a change of your email address',
        description: 'Keeps the current address. Does nothing when no change is pending.',
        tags,
        responses: { 200: json(stateBody), ...refusals(401, 413) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        await inTransaction(deps.db, (tx) => deleteConfirmation(tx, id))
        return c.json(await stateOf(id), 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/email-confirmation/code',
        operationId: 'confirmEmailWithCode',
        summary: 'Confirm your email address with the code',
        description: `Confirms the address with the six digits from the newest email; spaces are ignored. A code works once, for ${formatQuantity(EMAIL_CONFIRMATION_HOURS, 'hour')}, and expires after five wrong attempts.`,
        tags,
        request: {
          body: jsonBody(
            z.strictObject({
              code: confirmationCode,
            }),
          ),
        },
        responses: { 200: json(stateBody), ...refusals(401, 413, 422, 429) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const limited = await limitAttempts(c, codes, id)
        if (limited) return limited
        const { code } = c.req.valid('json')
        const outcome = await confirmEmail(
          deps,
          { userId: id, code },
          { client: readClient(c), isInUse },
        )
        if ('refused' in outcome) {
          const message = outcome.refused === 'expired' ? EXPIRED_CODE : WRONG_CODE
          return refuse(c, 422, outcome.refused, message, { code: message })
        }
        await codes.refund(id)
        return c.json(await stateOf(id), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/email-confirmation/link',
        operationId: 'confirmEmailWithLink',
        summary: 'Confirm an email address with the link',
        description: `Confirms an address with the token from the link in the email. Needs no session and does not log in. Returns 410 for a link that was used, replaced or is older than ${formatQuantity(EMAIL_CONFIRMATION_HOURS, 'hour')}.`,
        tags,
        request: { body: jsonBody(token) },
        responses: {
          200: json(z.object({ email: z.string() })),
          ...refusals(410, 413, 422),
        },
      }),
      async (c) => {
        const proof = { token: c.req.valid('json').token, viewer: c.var.viewer }
        const outcome = await confirmEmail(deps, proof, { client: readClient(c), isInUse })
        if ('refused' in outcome) return refuse(c, 410, 'expired', EXPIRED_LINK)
        return c.json({ email: outcome.email }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/email-change',
        operationId: 'changeEmail',
        summary: 'Change your email address',
        description:
          'Needs your password. Emails a code and a link to the new address, and a notice to the current one. The address changes when one of them is used. The response is the same whether or not the new address has an account. Where the shop sends no email, the address changes at once and an address that has an account is refused with 422.',
        tags,
        request: {
          body: jsonBody(
            z.strictObject({
              email: address,
              password: z
                .string('Password is required')
                .min(1, 'Password is required')
                .max(MAX_PASSWORD_LENGTH, WRONG_PASSWORD),
            }),
          ),
        },
        responses: { 200: json(stateBody), ...refusals(401, 404, 409, 413, 422, 429) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { password, ...body } = c.req.valid('json')
        const email = body.email.toLowerCase()
        if (email === viewer.email) return atField(c, 'email', 'This is your address already')
        const checked = await attempts.check(c, () => ownerRefusal(deps, viewer, password))
        if ('refused' in checked) return checked.refused
        if (checked.result === 'no_password') {
          const message = 'Your account has no password yet. Set one first.'
          return refuse(c, 409, 'no_password', message)
        }
        if (checked.result) {
          await attempts.failed(c, 'Changing the email')
          return atField(c, 'password', WRONG_PASSWORD)
        }
        await attempts.succeeded(c)
        if (confirmsEmail(deps)) {
          const wait = await countMail(viewer.id, email)
          if (wait) {
            c.header('Retry-After', String(wait))
            const message = `We’ve sent several emails already. Try again in ${formatWait(wait)}.`
            return refuse(c, 429, 'too_many', message)
          }
        }
        const outcome = await changeEmail(deps, viewer, { email, client: readClient(c), isInUse })
        if ('refused' in outcome) {
          if (outcome.refused === 'exists')
            return atField(c, 'email', 'An account with this email already exists')
          return refuse(c, 404, 'not_found', 'Account not found.')
        }
        return c.json(await stateOf(viewer.id), 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/email-change/stop',
        operationId: 'stopEmailChange',
        summary: 'Stop a change of an email address',
        description:
          'Cancels the change with the token from the email to the current address, and ends every session of the account. Returns 410 when there is no such change anymore.',
        tags,
        request: { body: jsonBody(token) },
        responses: {
          200: json(z.object({ stopped: z.literal(true) })),
          ...refusals(410, 413, 422),
        },
      }),
      async (c) => {
        if (!(await stopEmailChange(deps, c.req.valid('json').token)))
          return refuse(c, 410, 'expired', EXPIRED_LINK)
        return c.json({ stopped: true as const }, 200)
      },
    )
}

function atField(c: Parameters<typeof refuse>[0], field: string, message: string) {
  return refuse(c, 422, 'invalid', message, { [field]: message })
}
