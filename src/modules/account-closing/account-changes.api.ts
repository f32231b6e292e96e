import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { MAX_REASON_LENGTH } from '../../shared/limits.ts'
import { displayName, toUser, userBody } from '../accounts/index.ts'
import { ban, unban } from './ban.ts'
import { changeRefusal } from './change-account.ts'
import { completeProfile, profileRefusal, setStaffRole } from './change-role.ts'

const tags = ['accounts']
const user = z.object({ user: z.string().openapi({ description: 'ID of the account.' }) })

const profileBody = z
  .strictObject({
    name: displayName(),
    email: z.string('Email is required').trim().min(1, 'Email is required'),
    role: z.enum(['Buyer', 'Seller'], 'Choose Buyer or Seller'),
  })
  .openapi('Profile')

const banBody = z
  .strictObject({
    reason: z
      .string()
      .trim()
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .optional()
      .openapi({ description: 'What the person did. The person can read it.' }),
  })
  .openapi('NewBan')

/** Changes of an account that end what it sells or buys, or that this may refuse. */
export function accountChangesApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'post',
        path: '/users',
        operationId: 'completeProfile',
        summary: 'Complete your profile',
        description:
          'Sets your name and role, Buyer or Seller, after the first login. The role Seller accepts the current seller terms. Going back to Buyer is refused with 409 while you have phones for sale, sales under way or payouts due.',
        tags,
        request: {
          body: jsonBody(profileBody),
        },
        responses: { 200: json(userBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await completeProfile(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuse(c, ...profileRefusal(outcome.refused))
        return c.json(toUser(outcome.account), 200)
      },
    )
    .openapi(
      route('manageStaff', {
        method: 'put',
        path: '/users/{user}',
        recentLogin: true,
        operationId: 'promoteUser',
        summary: 'Make a user an admin',
        description:
          'For admins. Gives an account the role admin. Repeating the call changes nothing.',
        tags,
        request: { params: user },
        responses: {
          200: json(z.object({ acknowledged: z.literal(true), modifiedCount: z.number().int() })),
          ...refusals(401, 403, 404, 409, 413),
        },
      }),
      async (c) => {
        const outcome = await setStaffRole(
          deps,
          requireViewer(c),
          c.req.valid('param').user,
          'admin',
        )
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ acknowledged: true as const, modifiedCount: Number(outcome.changed) }, 200)
      },
    )
    .openapi(
      route('banAccounts', {
        method: 'put',
        path: '/bans/{user}',
        recentLogin: true,
        operationId: 'banUser',
        summary: 'Ban a user',
        description:
          'For admins. Ends the sessions of an account, withdraws its listings and stops it from logging in. The person reads the `reason`, by email and when they try to log in. Repeating the call changes nothing.',
        tags,
        request: { params: user, body: { content: jsonBody(banBody).content } },
        responses: { 200: json(userBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const { user: id } = c.req.valid('param')
        // Without a body there is none.
        const { reason = '' } = c.req.valid('json')
        const outcome = await ban(deps, requireViewer(c), id, reason)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ ...toUser(outcome.account), banned: true }, 200)
      },
    )
    .openapi(
      route('banAccounts', {
        method: 'delete',
        path: '/bans/{user}',
        recentLogin: true,
        operationId: 'unbanUser',
        summary: 'Unban a user',
        description:
          'For admins. Lets a banned account log in again. Repeating the call changes nothing.',
        tags,
        request: { params: user },
        responses: { 200: json(userBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await unban(deps, requireViewer(c), c.req.valid('param').user)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ ...toUser(outcome.account), banned: false }, 200)
      },
    )
}
