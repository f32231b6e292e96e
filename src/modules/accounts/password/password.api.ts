import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireSession,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT,
} from '../../../shared/accounts/account-rules.ts'
import { checkPassword } from '../login/sign-up.ts'
import { readClient } from '../security/index.ts'
import { changePassword, type HashQueue, ownPasswordLimits } from './passwords.ts'

const newPasswordBody = z
  .strictObject({
    currentPassword: z
      .string('Current password is required')
      .min(1, 'Current password is required')
      .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`),
    newPassword: z
      .string('Password is required')
      .min(1, 'Password is required')
      .min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT)
      .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`),
  })
  .openapi('NewPassword')

const reasons = {
  no_password: [
    409,
    'Your account has no password yet. Request a password reset to set one.',
    undefined,
  ],
  wrong_password: [422, 'This isn’t your current password', 'currentPassword'],
} as const

/** Changes the password of the logged-in account. */
export function passwordApi(deps: Deps, { hash }: { hash: HashQueue }) {
  const attempts = ownPasswordLimits(deps, hash)
  return createRouter().openapi(
    route('loggedIn', {
      method: 'post',
      path: '/auth/change-password',
      operationId: 'changePassword',
      summary: 'Change your password',
      description:
        'Requires the current password. Ends all other sessions of the account and notifies the person by email. An account without a password returns 409; set one with a password reset.',
      tags: ['identity'],
      request: { body: jsonBody(newPasswordBody) },
      responses: {
        200: json(z.object({ status: z.literal(true) })),
        ...refusals(401, 409, 413, 422, 429),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c)
      const { currentPassword, newPassword } = c.req.valid('json')
      const { password } = checkPassword(newPassword, viewer)
      const problem =
        password ?? (newPassword === currentPassword ? 'Choose another password' : undefined)
      if (problem) return refuse(c, 422, 'invalid', problem, { newPassword: problem })
      const change = { currentPassword, newPassword, client: readClient(c) }
      const passed = await attempts.check(c, () =>
        changePassword(deps, { viewer, session: requireSession(c) }, change),
      )
      if ('refused' in passed) return passed.refused
      const outcome = passed.result
      if ('refused' in outcome) {
        if (outcome.refused === 'wrong_password') await attempts.failed(c, 'Changing the password')
        const [status, message, field] = reasons[outcome.refused]
        return refuse(c, status, outcome.refused, message, field ? { [field]: message } : undefined)
      }
      await attempts.succeeded(c)
      return c.json({ status: true as const }, 200)
    },
  )
}
