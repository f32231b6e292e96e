import type { Deps } from '../../../deps.ts'
import { type Executor, inTransaction, isId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import type { StaffPermission } from '../../../shared/accounts/staff-roles.ts'
import { banInTransaction } from '../../account-closing/index.ts'
import { decideReview, type EditCallbacks } from '../../listings/index.ts'
import {
  canDecide,
  decideReport,
  removePhone,
  setContactMessageState,
} from '../../moderation/index.ts'
import {
  type AccountToChange,
  countOffered,
  countOrdersUnderWay,
  findAccountsToChange,
  findListingsToChange,
  findMessagesToChange,
  findReportsToChange,
  type ListingToChange,
} from './bulk.store.ts'

/** The bulk actions. */
export const bulkActions = [
  'remove_listings',
  'approve_listings',
  'reject_listings',
  'ban_accounts',
  'dismiss_reports',
  'remove_reported',
  'answer_messages',
] as const
export type BulkAction = (typeof bulkActions)[number]

/** Who may do it. */
export const bulkPermissions: Record<BulkAction, StaffPermission> = {
  remove_listings: 'moderateListings',
  approve_listings: 'moderateListings',
  reject_listings: 'moderateListings',
  ban_accounts: 'banAccounts',
  dismiss_reports: 'decideReports',
  remove_reported: 'decideReports',
  answer_messages: 'answerMessages',
}

/** Actions whose reason the person reads. */
const needReason: readonly BulkAction[] = [
  'remove_listings',
  'reject_listings',
  'ban_accounts',
  'remove_reported',
]
export const needsReason = (action: BulkAction) => needReason.includes(action)

/** A row as it is now: what would happen to it, or why nothing would. */
export type PreviewedRow = {
  id: string
  name: string
  detail: string
  /** Of the row as it was previewed; a row with another one is not changed. */
  revision: string
  refusal: string | null
}

/** What else changes with the rows, and in how many cases. */
export const consequenceKinds = [
  'orders_canceled',
  'logged_out',
  'listings_withdrawn',
  'listings_removed',
  'reports_closed',
] as const
type Consequence = { kind: (typeof consequenceKinds)[number]; count?: number }

type Context = { deps: Deps; admin: Viewer; edits: EditCallbacks; reason: string }
type Target = { id: string; revision: string }
/** `stale`: somebody else changed the row after the preview. */
export type AppliedRow =
  | { id: string; outcome: 'changed' | 'stale' }
  | { id: string; outcome: 'refused'; problem: string }

type Action = {
  /** The rows with these IDs that exist. */
  read: (db: Executor, ids: readonly string[], admin: Viewer) => Promise<PreviewedRow[]>
  /** What else changes with these rows. */
  consequences?: (db: Executor, ids: readonly string[]) => Promise<Consequence[]>
  apply: (context: Context, target: Target) => Promise<'changed' | 'stale' | { problem: string }>
}

const listingRevision = ({
  version,
  state,
  reviewId,
}: Pick<ListingToChange, 'version' | 'state'> & { reviewId?: string | null }) =>
  [version, state, reviewId].filter(Boolean).join('.')

function readListings(refusalFor: (listing: ListingToChange) => string | null, isReview: boolean) {
  return async (db: Executor, ids: readonly string[]): Promise<PreviewedRow[]> =>
    (await findListingsToChange(db, ids)).map((listing) => ({
      id: listing.id,
      name: listing.name,
      detail: listing.sellerName,
      revision: listingRevision(isReview ? listing : { ...listing, reviewId: null }),
      refusal: refusalFor(listing),
    }))
}

async function canceledOrders(db: Executor, ids: readonly string[]): Promise<Consequence[]> {
  const count = await countOrdersUnderWay(db, ids)
  return count > 0 ? [{ kind: 'orders_canceled', count }] : []
}

/** Approves or rejects what waits for a review. */
function reviewAction(decision: 'approved' | 'refused'): Action {
  return {
    read: readListings(({ reviewId }) => (reviewId ? null : 'Nothing waits for a review.'), true),
    async apply({ deps, admin, edits, reason }, { revision }) {
      const [, , reviewId = ''] = revision.split('.')
      const isExpected = (listing: Pick<ListingToChange, 'version' | 'state'>) =>
        listingRevision({ version: listing.version, state: listing.state, reviewId }) === revision
      const decided = { decision, reason, isExpected }
      const outcome = await decideReview(deps, admin, reviewId, decided, edits)
      if (!('refused' in outcome)) return 'changed'
      const { refused } = outcome
      return refused === 'superseded' || refused === 'no_review'
        ? 'stale'
        : { problem: reviewProblems[refused] ?? 'It can’t be decided in its present state.' }
    },
  }
}

const reviewProblems: Record<string, string> = {
  reserved: 'It is reserved for a buyer.',
  seller_gone: 'Its seller can’t sell any more.',
  interest: 'Somebody made an offer or wrote about the present version.',
}

const accountRevision = ({ role, bannedAt }: Pick<AccountToChange, 'role' | 'bannedAt'>) =>
  `${role}.${bannedAt?.getTime() ?? ''}`

function banRefusal({ id, role, bannedAt }: AccountToChange, admin: Viewer): string | null {
  if (id === admin.id) return 'This is your own account.'
  if (bannedAt) return 'Already banned.'
  return role === 'admin' ? 'Admins are banned one by one.' : null
}

const OTHERWISE = 'It can’t be changed in its present state.'

export const actions: Record<BulkAction, Action> = {
  remove_listings: {
    read: readListings(({ state }) => (state === 'removed' ? 'Already removed.' : null), false),
    consequences: canceledOrders,
    async apply({ deps, admin, reason }, { id, revision }) {
      const outcome = await removePhone(
        deps,
        admin,
        id,
        { reason, note: '' },
        (listing) => listingRevision({ ...listing, reviewId: null }) === revision,
      )
      return outcome === 'removed' ? 'changed' : 'stale'
    },
  },
  approve_listings: reviewAction('approved'),
  reject_listings: reviewAction('refused'),
  ban_accounts: {
    read: async (db, ids, admin) =>
      (await findAccountsToChange(db, ids)).map((account) => ({
        id: account.id,
        name: account.name,
        detail: account.email,
        revision: accountRevision(account),
        refusal: banRefusal(account, admin),
      })),
    async consequences(db, ids) {
      const count = await countOffered(db, ids)
      return [
        { kind: 'logged_out' },
        ...(count > 0 ? [{ kind: 'listings_withdrawn', count } as const] : []),
      ]
    },
    async apply({ deps, admin, reason }, { id, revision }) {
      const outcome = await inTransaction(deps.db, (tx) =>
        banInTransaction(
          deps,
          tx,
          admin,
          id,
          reason,
          (account) => accountRevision(account) === revision && !banRefusal(account, admin),
        ),
      )
      if ('refused' in outcome)
        return outcome.refused === 'not_found' ? 'stale' : { problem: OTHERWISE }
      return outcome.changed ? 'changed' : 'stale'
    },
  },
  dismiss_reports: reportAction('dismissed'),
  remove_reported: reportAction('removed'),
  answer_messages: {
    read: async (db, ids) =>
      (await findMessagesToChange(db, ids)).map(({ id, name, topic, answeredAt }) => ({
        id,
        name,
        detail: topic,
        revision: String(answeredAt?.getTime() ?? 'open'),
        refusal: answeredAt ? 'Already answered.' : null,
      })),
    async apply({ deps, admin }, { id, revision }) {
      if (revision !== 'open') return 'stale'
      const outcome = await setContactMessageState(deps, admin, id, 'answered')
      return outcome?.changed ? 'changed' : 'stale'
    },
  },
}

function reportAction(decision: 'dismissed' | 'removed'): Action {
  return {
    read: async (db, ids) =>
      (await findReportsToChange(db, ids)).map((report) => ({
        id: report.id,
        name: report.about ?? 'Deleted account',
        detail: report.reason,
        revision: report.decision ?? 'open',
        refusal: report.decision
          ? 'Already decided.'
          : canDecide(report.kind, decision)
            ? null
            : 'It isn’t about a listing.',
      })),
    async consequences(db, ids) {
      if (decision === 'dismissed') return []
      const reports = await findReportsToChange(db, ids)
      const listings = [...new Set(reports.flatMap(({ listingId }) => listingId ?? []))]
      return [
        { kind: 'listings_removed', count: listings.length },
        { kind: 'reports_closed' },
        ...(await canceledOrders(db, listings)),
      ]
    },
    async apply({ deps, admin, reason }, { id, revision }) {
      if (revision !== 'open') return 'stale'
      const decided = { decision, reason, note: '' } as const
      const outcome = await decideReport(deps, admin, id, decided, { onlyOpen: true })
      if (!('refused' in outcome)) return 'changed'
      const { refused } = outcome
      return refused === 'decided_otherwise' || refused === 'not_found'
        ? 'stale'
        : { problem: OTHERWISE }
    },
  }
}

/** What an action would do to these rows now. IDs of no row are among those that do not change. */
export async function previewBulkAction(
  deps: Pick<Deps, 'db'>,
  admin: Viewer,
  { action, ids }: { action: BulkAction; ids: readonly string[] },
) {
  const db = deps.db.kysely
  const { read, consequences } = actions[action]
  const rows = new Map((await read(db, ids.filter(isId), admin)).map((row) => [row.id, row]))
  const items = [...new Set(ids)].map(
    (id): PreviewedRow =>
      rows.get(id.toLowerCase()) ?? {
        id,
        name: id,
        detail: '',
        revision: '',
        refusal: 'It no longer exists.',
      },
  )
  const changing = items.filter(({ refusal }) => refusal === null).map(({ id }) => id)
  const also = changing.length > 0 && consequences ? await consequences(db, changing) : []
  return { items, changes: changing.length, consequences: also }
}

/** Applies the action to each row in its own transaction, unless the row changed since the preview. */
export async function applyBulkAction(
  context: Context,
  { action, items }: { action: BulkAction; items: readonly Target[] },
): Promise<AppliedRow[]> {
  const applied: AppliedRow[] = []
  const unique = new Map(items.map((item) => [item.id, item]))
  for (const target of unique.values()) {
    const { id } = target
    const outcome = isId(id) ? await actions[action].apply(context, target) : 'stale'
    applied.push(
      typeof outcome === 'string' ? { id, outcome } : { id, outcome: 'refused', ...outcome },
    )
  }
  return applied
}
