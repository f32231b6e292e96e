import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_TOO_SHORT,
} from '../../../shared/accounts/account-rules.ts'
import {
  type Auth,
  createAccount,
  displayName,
  type Invitation,
  listInvitations,
  listStaff,
  type StaffMember,
  staffRole,
} from '../../accounts/index.ts'
import { changeRefusal } from '../change-account.ts'
import { removeFromStaff, setStaffRole } from '../change-role.ts'
import { accept, invite, readInvitation, sendAgain, withdraw } from './invitations.ts'

const time = z.iso.datetime()

const staffMemberBody = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    photoURL: z.string().nullable(),
    staffRole,
    banned: z.boolean(),
    hasSecondFactor: z.boolean(),
    since: time.openapi({ description: 'Since when they are on the staff.' }),
    lastActiveAt: time.nullable(),
  })
  .openapi('StaffMember')

const invitationBody = z
  .object({
    _id: z.string(),
    email: z.string(),
    staffRole,
    invitedBy: z.string(),
    state: z.enum(['open', 'expired', 'dead']).openapi({
      description: '`dead`: whoever invited may no longer do so. Sending it again makes it work.',
    }),
    sentAt: time,
    expiresAt: time,
    link: z.string().optional().openapi({
      description: 'Only in the answer that made it, and only in a shop that sends no mail.',
    }),
  })
  .openapi('StaffInvitation')

const newInvitationBody = z
  .strictObject({
    email: z
      .string('Enter an email address')
      .trim()
      .max(254, 'Enter a valid email address')
      .pipe(z.email('Enter a valid email address')),
    staffRole,
  })
  .openapi('NewStaffInvitation')

const joinBody = z
  .object({
    email: z.string(),
    staffRole,
    invitedBy: z.string(),
    expiresAt: time,
    hasAccount: z.boolean().openapi({
      description: 'Whether the address has an account: then it accepts, after logging in.',
    }),
  })
  .openapi('StaffJoin')

const newJoinBody = z
  .strictObject({
    name: displayName().optional(),
    password: z
      .string()
      .min(MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT)
      .max(MAX_PASSWORD_LENGTH, `At most ${MAX_PASSWORD_LENGTH} characters`)
      .optional(),
  })
  .openapi('NewStaffJoin')

const refuseInvitation = refusalResponses({
  already_staff: [
    409,
    'This person is on the staff already. Change their role in the list.',
    'email',
  ],
  already_invited: [409, 'This person is invited already. Send the invitation again.', 'email'],
  not_found: [404, 'This invitation was accepted or withdrawn.'],
})

const GONE = [
  404,
  'not_found',
  'This invitation has expired, was used or was withdrawn. Ask for another one.',
] as const

const tags = ['staff']
const params = z.object({ id: z.string() })
const joinParams = z.object({ token: z.string().max(100) })

/** Who works in the console, and invitations to do so. */
export function staffApi(deps: Deps, auth: Auth) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('manageStaff', {
        method: 'get',
        path: '/staff',
        operationId: 'listStaff',
        summary: 'List the staff',
        description: 'For admins. Returns everyone on the staff, admins first.',
        tags,
        responses: { 200: json(z.array(staffMemberBody)), ...refusals(401, 403) },
      }),
      async (c) => c.json((await listStaff(db)).map(toMember), 200),
    )
    .openapi(
      route('manageStaff', {
        method: 'put',
        path: '/staff/{id}',
        recentLogin: true,
        operationId: 'setStaffRole',
        summary: 'Set a role on the staff',
        description:
          'For admins. Gives an account a role on the staff. Staff neither buy nor sell: listings are withdrawn and open bookings canceled. Refused with 409 for the last admin, and while an order or a payout is under way. Repeating the call changes nothing.',
        tags,
        request: { params, body: jsonBody(z.strictObject({ staffRole })) },
        responses: {
          200: json(z.object({ staffRole })),
          ...refusals(401, 403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const { staffRole: role } = c.req.valid('json')
        const outcome = await setStaffRole(deps, requireViewer(c), c.req.valid('param').id, role)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ staffRole: role }, 200)
      },
    )
    .openapi(
      route('manageStaff', {
        method: 'delete',
        path: '/staff/{id}',
        recentLogin: true,
        operationId: 'removeFromStaff',
        summary: 'Remove someone from the staff',
        description:
          'For admins. Makes someone on the staff a Buyer, with all their open sessions at once. Refused with 409 for the last admin. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses: {
          200: json(z.object({ removed: z.literal(true) })),
          ...refusals(401, 403, 404, 409, 413),
        },
      }),
      async (c) => {
        const outcome = await removeFromStaff(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ removed: true as const }, 200)
      },
    )
    .openapi(
      route('manageStaff', {
        method: 'get',
        path: '/staff-invitations',
        operationId: 'listStaffInvitations',
        summary: 'List open invitations',
        description:
          'For admins. Returns invitations that were neither accepted nor withdrawn, newest first.',
        tags,
        responses: { 200: json(z.array(invitationBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const now = deps.clock.now()
        return c.json(
          (await listInvitations(db)).map((one) => toInvitation(one, now)),
          200,
        )
      },
    )
    .openapi(
      route('manageStaff', {
        method: 'post',
        path: '/staff-invitations',
        recentLogin: true,
        operationId: 'inviteStaff',
        summary: 'Invite someone to the staff',
        description:
          'For admins. Sends a link that works once, for 7 days, by email; where the shop sends no mail, the answer has it.',
        tags,
        request: { body: jsonBody(newInvitationBody) },
        responses: { 201: json(invitationBody), ...refusals(401, 403, 404, 409, 413, 422) },
      }),
      async (c) => {
        const outcome = await invite(deps, requireViewer(c), c.req.valid('json'))
        if ('refused' in outcome) return refuseInvitation(c, outcome.refused)
        return c.json(toInvitation(outcome.invitation, deps.clock.now(), outcome.link), 201)
      },
    )
    .openapi(
      route('manageStaff', {
        method: 'post',
        path: '/staff-invitations/{id}/send',
        recentLogin: true,
        operationId: 'resendStaffInvitation',
        summary: 'Send an invitation again',
        description:
          'For admins. Sends another link, for 7 days; the one before stops working. You are the one who invites.',
        tags,
        request: { params },
        responses: { 200: json(invitationBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await sendAgain(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseInvitation(c, outcome.refused)
        return c.json(toInvitation(outcome.invitation, deps.clock.now(), outcome.link), 200)
      },
    )
    .openapi(
      route('manageStaff', {
        method: 'delete',
        path: '/staff-invitations/{id}',
        operationId: 'withdrawStaffInvitation',
        summary: 'Withdraw an invitation',
        description: 'For admins. The link stops working.',
        tags,
        request: { params },
        responses: {
          200: json(z.object({ withdrawn: z.literal(true) })),
          ...refusals(401, 403, 404, 413),
        },
      }),
      async (c) => {
        if (!(await withdraw(deps, requireViewer(c), c.req.valid('param').id)))
          return refuse(c, 404, 'not_found', 'This invitation was accepted or withdrawn.')
        return c.json({ withdrawn: true as const }, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/staff-joins/{token}',
        operationId: 'getStaffInvitation',
        summary: 'Get the invitation of a link',
        description: 'Returns what the link of an email invites to; 404 when it no longer works.',
        tags,
        request: { params: joinParams },
        responses: { 200: json(joinBody), ...refusals(404) },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const match = await readInvitation(deps, c.req.valid('param').token)
        if (!match) return refuse(c, ...GONE)
        const { email, staffRole: role, inviterName, expiresAt } = match.invitation
        const body = {
          email,
          staffRole: role,
          invitedBy: inviterName,
          expiresAt: expiresAt.toISOString(),
          hasAccount: match.account !== undefined,
        }
        return c.json(body, 200)
      },
    )
    .openapi(
      route('anyone', {
        method: 'post',
        path: '/staff-joins/{token}',
        operationId: 'acceptStaffInvitation',
        summary: 'Accept an invitation to the staff',
        description:
          'Without an account, send a name and a password: the account is made, and you log in with it. With one, log in first, to that account (409 `log_in_first` otherwise). The console opens once two-step login or a passkey is set up.',
        tags,
        request: { params: joinParams, body: jsonBody(newJoinBody) },
        responses: {
          200: json(z.object({ email: z.string(), staffRole })),
          ...refusals(403, 404, 409, 413, 422),
        },
      }),
      async (c) => {
        const { token } = c.req.valid('param')
        const match = await readInvitation(deps, token)
        if (!match) return refuse(c, ...GONE)
        const { invitation, account } = match
        const { viewer } = c.var
        if (viewer && viewer.email !== invitation.email)
          return refuse(
            c,
            409,
            'other_account_logged_in',
            `This invitation is for ${invitation.email}. Log out, then open the link again.`,
          )
        if (account && viewer?.id !== account.id)
          return refuse(c, 409, 'log_in_first', 'You have an account. Log in, then accept.')
        const joining = account
          ? { account }
          : await makeAccount(c, invitation, c.req.valid('json'))
        if (joining instanceof Response) return joining as never
        const outcome = await accept(deps, invitation, token, joining.account.id)
        if ('refused' in outcome) {
          const { refused } = outcome
          if (refused === 'not_found' || refused === 'not_allowed') return refuse(c, ...GONE)
          return refuse(c, ...changeRefusal(refused))
        }
        return c.json({ email: invitation.email, staffRole: invitation.staffRole }, 200)
      },
    )

  async function makeAccount(
    c: Context<AppEnv>,
    { email }: Invitation,
    { name, password }: { name?: string | undefined; password?: string | undefined },
  ) {
    const fields = {
      ...(!name && { name: 'Name is required' }),
      ...(!password && { password: 'Password is required' }),
    }
    if (!name || !password) return refuse(c, 422, 'invalid', 'Some fields are not valid.', fields)
    const made = await createAccount(deps, auth, { name, email, password, role: 'Buyer' })
    if ('account' in made) return made
    const [problem = 'Choose another password'] = made.problems
    return refuse(c, 422, 'invalid', 'Some fields are not valid.', { password: problem })
  }
}

function toMember(member: StaffMember) {
  const { id, name, email, image, hasSecondFactor, bannedAt, since, lastActiveAt } = member
  return {
    _id: id,
    name,
    email,
    photoURL: image,
    staffRole: member.staffRole,
    banned: bannedAt !== null,
    hasSecondFactor,
    since: since.toISOString(),
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
  }
}

function toInvitation(one: Invitation, now: Date, link?: string | null) {
  const isExpired = one.expiresAt <= now
  return {
    _id: one.id,
    email: one.email,
    staffRole: one.staffRole,
    invitedBy: one.inviterName,
    state: !one.isInviterActive
      ? ('dead' as const)
      : isExpired
        ? ('expired' as const)
        : ('open' as const),
    sentAt: one.sentAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
    ...(link && { link }),
  }
}
