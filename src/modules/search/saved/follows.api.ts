import type { Deps } from '../../../deps.ts'
import { inTransaction, isId, publishChange } from '../../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  json,
  jsonBody,
  refusalResponses,
  refusals,
  requireViewer,
  route,
  type Viewer,
  z,
} from '../../../platform/http/index.ts'
import { lockPerson } from '../../accounts/index.ts'
import {
  alertMailsBody,
  followBody,
  followedSellersBody,
  newAlertMailsBody,
} from './saved.contract.ts'
import {
  countFollowed,
  deleteFollow,
  insertFollow,
  isFollowing,
  listFollowed,
  setWantsFollowMails,
  wantsFollowMails,
} from './saved.store.ts'

/** Maximum number of followed sellers: as many as one page of the list shows. */
export const MAX_FOLLOWED = 200

const refuseFollow = refusalResponses({
  not_found: [404, 'Seller not found.'],
  yourself: [409, 'You can’t follow yourself.'],
  too_many: [409, `You follow ${MAX_FOLLOWED} sellers. Unfollow one first.`],
})

type Followed = { again: boolean } | { refused: 'not_found' | 'yourself' | 'too_many' }

/** Follows a seller; repeating it changes nothing. */
function followSeller(deps: Deps, viewer: Viewer, id: string): Promise<Followed> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Followed> => {
    const sellerId = id.toLowerCase()
    if (!isId(sellerId)) return { refused: 'not_found' }
    if (sellerId === viewer.id) return { refused: 'yourself' }
    await lockPerson(tx, viewer.id)
    if (await isFollowing(tx, viewer.id, sellerId)) return { again: true }
    if ((await countFollowed(tx, viewer.id)) >= MAX_FOLLOWED) return { refused: 'too_many' }
    const isNew = await insertFollow(tx, { userId: viewer.id, sellerId, at: now })
    if (!isNew) return { refused: 'not_found' }
    await recordEvent(tx, 'seller_followed', now, { userId: viewer.id, sellerId })
    const subject: [string, string] = ['user', sellerId]
    await writeAudit(tx, { actor: viewer, action: 'seller_followed', subject, at: now })
    publishChange(tx, 'listings')
    return { again: false }
  })
}

/** Stops following; repeating it changes nothing. */
function unfollowSeller(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    if (!isId(id) || !(await deleteFollow(tx, viewer.id, id.toLowerCase()))) return
    await recordEvent(tx, 'seller_unfollowed', now, { userId: viewer.id, sellerId: id })
    const subject: [string, string] = ['user', id]
    await writeAudit(tx, { actor: viewer, action: 'seller_unfollowed', subject, at: now })
    publishChange(tx, 'listings')
  })
}

const tags = ['sellers']
const params = z.object({ id: z.string() })

export function followsApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('loggedIn', {
        method: 'get',
        path: '/followed-sellers',
        operationId: 'listFollowedSellers',
        summary: 'List the sellers you follow',
        description:
          'Returns the sellers that you follow, last followed first, at most 200, and whether their new phones are emailed to you.',
        tags,
        responses: { 200: json(followedSellersBody), ...refusals(401) },
      }),
      async (c) => {
        const { id } = requireViewer(c)
        const [sellers, mails] = await Promise.all([listFollowed(db, id), wantsFollowMails(db, id)])
        const items = sellers.map((seller) => ({
          _id: seller.id,
          name: seller.name,
          photoURL: seller.image,
          live: seller.live,
          phones: seller.phones.map(({ id, ...phone }) => ({ _id: id, ...phone })),
          followedAt: seller.followedAt.toISOString(),
        }))
        return c.json({ items, mails }, 200)
      },
    )
    .openapi(
      route('buy', {
        method: 'post',
        path: '/sellers/{id}/follow',
        operationId: 'followSeller',
        summary: 'Follow a seller',
        description:
          'From now on you are alerted to new phones of this seller. Following again changes nothing; following yourself is refused with 409.',
        tags,
        request: { params },
        responses: { 200: json(followBody), ...refusals(401, 403, 404, 409, 413) },
      }),
      async (c) => {
        const outcome = await followSeller(deps, requireViewer(c), c.req.valid('param').id)
        if ('refused' in outcome) return refuseFollow(c, outcome.refused)
        return c.json({ following: true }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'delete',
        path: '/sellers/{id}/follow',
        operationId: 'unfollowSeller',
        summary: 'Unfollow a seller',
        description:
          'Stops the alerts about this seller’s phones. Repeating the call changes nothing.',
        tags,
        request: { params },
        responses: { 200: json(followBody), ...refusals(401, 413) },
      }),
      async (c) => {
        await unfollowSeller(deps, requireViewer(c), c.req.valid('param').id)
        return c.json({ following: false }, 200)
      },
    )
    .openapi(
      route('loggedIn', {
        method: 'put',
        path: '/followed-seller-mails',
        operationId: 'updateFollowedSellerEmails',
        summary: 'Turn emails about followed sellers on or off',
        description:
          'Sets whether new phones of sellers that you follow are emailed to you. The alerts are listed on the site either way; `/alert-mails` turns off all alert emails.',
        tags,
        request: { body: jsonBody(newAlertMailsBody) },
        responses: { 200: json(alertMailsBody), ...refusals(401, 413, 422) },
      }),
      async (c) => {
        const { on } = c.req.valid('json')
        const { id } = requireViewer(c)
        await inTransaction(deps.db, (tx) => setWantsFollowMails(tx, id, on))
        return c.json({ on }, 200)
      },
    )
}
