import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, newId } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusals,
  refuse,
  requireViewer,
  route,
  singleLine,
  z,
} from '../../../platform/http/index.ts'
import {
  MAX_INVITATION_DAYS,
  MAX_INVITATION_NOTE_LENGTH,
  MAX_INVITATION_USES,
} from '../../../shared/accounts/account-rules.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { DAY } from '../../../shared/time.ts'
import {
  findOpen,
  type Invitation,
  insertInvitation,
  listInvitations,
  revoke,
} from './invitations.store.ts'
import { createToken, hashToken } from './setup-link.ts'

const tags = ['accounts']

const states = ['open', 'used_up', 'expired', 'revoked'] as const

const invitationBody = z
  .object({
    _id: z.string(),
    note: z.string(),
    state: z.enum(states),
    uses: z.number().int(),
    maxUses: z.number().int(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    createdBy: z.string().nullable().openapi({ description: 'Null when the account was deleted.' }),
  })
  .openapi('Invitation')

const whole = (max: number) => {
  const message = `Must be a whole number from 1 to ${formatCount(max)}`
  return z.number(message).int(message).min(1, message).max(max, message)
}

const newInvitationBody = z
  .strictObject({
    note: singleLine('Enter whom the link is for')
      .min(1, 'Enter whom the link is for')
      .max(MAX_INVITATION_NOTE_LENGTH, `At most ${MAX_INVITATION_NOTE_LENGTH} characters`),
    maxUses: whole(MAX_INVITATION_USES),
    days: whole(MAX_INVITATION_DAYS),
  })
  .openapi('NewInvitation')

/** Links with which people sign up while the shop is open by invitation: admins make them. */
export function invitationsApi(deps: Deps) {
  const { db, clock } = deps
  return createRouter()
    .openapi(
      route('changeSettings', {
        method: 'get',
        path: '/admin/invitations',
        operationId: 'listInvitations',
        summary: 'List invitations',
        description:
          'For admins. Returns the newest 200 invitations, without their links, which are shown once.',
        tags,
        responses: { 200: json(z.array(invitationBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const now = clock.now()
        const invitations = await listInvitations(db.kysely)
        return c.json(
          invitations.map((invitation) => toBody(invitation, now)),
          200,
        )
      },
    )
    .openapi(
      route('changeSettings', {
        method: 'post',
        path: '/admin/invitations',
        operationId: 'createInvitation',
        summary: 'Create an invitation',
        description:
          'For admins. Returns a link with which up to `maxUses` people can sign up within `days`. Only its hash is stored, so the link cannot be read again.',
        tags,
        request: { body: jsonBody(newInvitationBody) },
        responses: {
          201: json(z.object({ url: z.string() }).openapi('InvitationLink')),
          ...refusals(401, 403, 413, 422),
        },
      }),
      async (c) => {
        const { note, maxUses, days } = c.req.valid('json')
        const actor = requireViewer(c)
        const token = createToken()
        const now = clock.now()
        const id = newId()
        await inTransaction(db, async (tx) => {
          const expiresAt = new Date(now.getTime() + days * DAY)
          const row = { id, note, maxUses, expiresAt, createdAt: now, createdBy: actor.id }
          await insertInvitation(tx, { ...row, tokenHash: hashToken(token) })
          await recordEvent(tx, 'invitation_created', now, { invitationId: id })
          const subject: [string, string] = ['invitation', id]
          const data = { note, maxUses, days }
          await writeAudit(tx, { actor, action: 'invitation_created', subject, at: now, data })
        })
        c.header('Cache-Control', 'no-store')
        return c.json({ url: deps.origin() + pages.invitation(token) }, 201)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/invitations/{token}',
        operationId: 'getInvitation',
        summary: 'Check the invitation of a link',
        description:
          'Returns until when the link can be used to sign up; 404 when it no longer works. It uses up nothing.',
        tags,
        request: { params: z.object({ token: z.string().max(100) }) },
        responses: {
          200: json(z.object({ expiresAt: z.iso.datetime() }).openapi('OpenInvitation')),
          ...refusals(404),
        },
      }),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        const open = await findOpen(db.kysely, hashToken(c.req.valid('param').token), clock.now())
        if (!open) return refuse(c, 404, 'not_found', 'Invitation not found.')
        return c.json({ expiresAt: open.expiresAt.toISOString() }, 200)
      },
    )
    .openapi(
      route('changeSettings', {
        method: 'delete',
        path: '/admin/invitations/{id}',
        operationId: 'revokeInvitation',
        summary: 'Revoke an invitation',
        description:
          'For admins. The link stops working; accounts that were made with it stay. Returns 404 if there is none or it was revoked before.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ revoked: z.literal(true) })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const actor = requireViewer(c)
        const now = clock.now()
        const isRevoked =
          isId(id) &&
          (await inTransaction(db, async (tx) => {
            if (!(await revoke(tx, id, now))) return false
            await recordEvent(tx, 'invitation_revoked', now, { invitationId: id })
            const subject: [string, string] = ['invitation', id]
            await writeAudit(tx, { actor, action: 'invitation_revoked', subject, at: now })
            return true
          }))
        if (!isRevoked) return refuse(c, 404, 'not_found', 'Invitation not found.')
        return c.json({ revoked: true as const }, 200)
      },
    )
}

function toBody(invitation: Invitation, now: Date): z.infer<typeof invitationBody> {
  const { id, note, uses, maxUses, createdAt, expiresAt, createdByName } = invitation
  return {
    _id: id,
    note,
    state: toState(invitation, now),
    uses,
    maxUses,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    createdBy: createdByName,
  }
}

function toState({ revokedAt, uses, maxUses, expiresAt }: Invitation, now: Date) {
  if (revokedAt) return 'revoked'
  if (uses >= maxUses) return 'used_up'
  return expiresAt <= now ? 'expired' : 'open'
}
