import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { viewerKindCookie } from '../accounts/index.ts'
import { changeRefusal } from './change-account.ts'
import { deleteAccount, previewDeletion } from './delete-account.ts'

const tags = ['accounts']
const deletedBody = z.object({
  acknowledged: z.literal(true),
  deletedCount: z.number().int(),
})

const previewBody = z
  .object({
    blockers: z
      .array(z.enum(['orders_under_way', 'payout_due']))
      .openapi({ description: 'Why the account cannot be deleted now; empty if it can.' }),
    orders: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        state: z.string(),
        side: z.enum(['buyer', 'seller']),
      }),
    ),
    listings: z.number().int().openapi({ description: 'Phones that would be withdrawn.' }),
  })
  .openapi('DeletionPreview')

/** Deleting an account: one's own, or any for an admin. */
export function deletionApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/me/deletion',
        operationId: 'previewDeletion',
        summary: 'Preview the deletion of your account',
        description:
          'Returns what deleting your account would end, and the reasons why it can’t be deleted now. Changes nothing.',
        tags,
        responses: { 200: json(previewBody), ...refusals(401) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const { blockers, orders, listings } = await previewDeletion(deps, viewer)
        const body = {
          blockers,
          orders: orders.map(({ id, name, state, buyerId }) => ({
            _id: id,
            name,
            state,
            side: buyerId === viewer.id ? ('buyer' as const) : ('seller' as const),
          })),
          listings,
        }
        return c.json(body, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/me',
        recentLogin: true,
        operationId: 'deleteMyAccount',
        summary: 'Delete your account',
        description:
          'Deletes your account and your personal data for good: ends your sessions, withdraws your listings, cancels unpaid bookings. Orders are kept without your name. Refused with 409 for the last admin and while an order or a payout is under way.',
        tags,
        responses: { 200: json(deletedBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const viewer = requireViewer(c)
        const outcome = await deleteAccount(deps, viewer, viewer.id)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        c.header('Set-Cookie', viewerKindCookie(c, 'visitor'))
        return c.json({ acknowledged: true as const, deletedCount: 1 }, 200)
      },
    )
    .openapi(
      route('deleteAccounts', {
        method: 'delete',
        path: '/users/{user}',
        recentLogin: true,
        operationId: 'deleteUser',
        summary: 'Delete a user',
        description:
          'For admins. Deletes an account and its personal data: withdraws its listings, ends its sessions, and keeps its orders without the name. Refused with 409 for the last admin and while an order or a payout of the account is under way.',
        tags,
        request: {
          params: z.object({ user: z.string().openapi({ description: 'ID of the account.' }) }),
        },
        responses: { 200: json(deletedBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await deleteAccount(deps, requireViewer(c), c.req.valid('param').user)
        if ('refused' in outcome) return refuse(c, ...changeRefusal(outcome.refused))
        return c.json({ acknowledged: true as const, deletedCount: 1 }, 200)
      },
    )
}
