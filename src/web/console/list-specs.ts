import { MAX_ACCOUNT_QUERY_LENGTH } from '../../shared/accounts/account-rules.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import type { PageMessages } from '../../text/pages.ts'
import { apiUrl } from '../api/client.ts'
import type { ContactMessage, ListedPayout, ListingOverview, Report } from '../api/index.ts'
import { translate } from '../ui/text.ts'
import { label } from './labels.ts'
import type { Label, ListFilter, ListSpec } from './list-search.ts'

type Labels = keyof PageMessages['lists']['label']

/** A filter with these values, each of which has its own text. */
export function toFilter<Value extends string>(
  name: ListFilter['name'],
  heading: Labels,
  any: Labels,
  values: readonly Value[],
  labelFor: (value: Value) => Label,
): ListFilter {
  return {
    name,
    label: label(heading),
    any: label(any),
    options: values.map((value) => ({ value, label: labelFor(value) })),
  }
}

const order = (value: string, key: Labels) => ({ value, label: label(key) })
const byTime = [order('newest', 'newest'), order('oldest', 'oldest')] as const
const openFirst = order('queue', 'openFirst')

export const accountSpec: ListSpec = {
  list: 'accounts',
  maxQueryLength: MAX_ACCOUNT_QUERY_LENGTH,
  filters: [
    toFilter(
      'role',
      'role',
      'allRoles',
      ['Buyer', 'Seller', 'admin'] as const,
      (role) => (text) => translate(text, 'dashboard.role')(role),
    ),
    toFilter('banned', 'status', 'allStatuses', ['false', 'true'], (banned) =>
      label(banned === 'true' ? 'banned' : 'notBanned'),
    ),
  ],
  sorts: [
    ...byTime,
    order('name', 'byName'),
    order('active', 'activeFirst'),
    order('inactive', 'inactiveFirst'),
  ],
  file: apiUrl('/api/accounts.csv'),
  exportNeeds: 'exportAccounts',
}

/** What a list of listings and one of orders share: prices to sort by. */
export const priced = {
  byPerson: true,
  maxQueryLength: MAX_QUERY_LENGTH,
  sorts: [...byTime, order('dearest', 'dearest'), order('cheapest', 'cheapest')],
} as const

const listingStates = [
  'pending_review',
  'changes_requested',
  'rejected',
  'live',
  'paused',
  'reserved',
  'sold',
  'expired',
  'withdrawn',
  'removed',
] as const satisfies readonly ListingOverview['state'][]

export const listingSpec: ListSpec = {
  ...priced,
  list: 'listings',
  filters: [
    toFilter(
      'state',
      'status',
      'allStatuses',
      listingStates,
      (state) => (text) => translate(text, 'lists.listingState')(state),
    ),
  ],
  file: apiUrl('/api/all-listings.csv'),
}

const payoutStates = [
  'due',
  'waiting',
  'sent',
  'done',
  'failed',
] as const satisfies readonly ListedPayout['state'][]

export const payoutSpec: ListSpec = {
  list: 'payouts',
  byPerson: true,
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [
    toFilter(
      'kind',
      'kind',
      'payoutsAndRefunds',
      ['payout', 'refund'] as const,
      (kind) => (text) => translate(text, 'lists.payoutKind')(kind),
    ),
    toFilter(
      'state',
      'status',
      'allStatuses',
      payoutStates,
      (state) => (text) => translate(text, 'lists.payoutState')(state),
    ),
  ],
  sorts: [...byTime, order('largest', 'largest'), order('smallest', 'smallest')],
  file: apiUrl('/api/all-payouts.csv'),
}

const reportedKinds = [
  'listing',
  'message',
  'seller',
  'review',
  'reply',
] as const satisfies readonly Report['kind'][]

const reportReasons = [
  'stolen',
  'counterfeit',
  'misleading',
  'offensive',
  'fraud',
  'impersonation',
  'private',
  'fake',
  'other',
] as const satisfies readonly Report['reason'][]

export const reportSpec: ListSpec = {
  list: 'reports',
  byPerson: true,
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [
    toFilter('state', 'status', 'allStatuses', ['open', 'decided'] as const, label),
    toFilter(
      'kind',
      'about',
      'aboutAnything',
      reportedKinds,
      (kind) => (text) => translate(text, 'lists.reported')(kind),
    ),
    toFilter(
      'reason',
      'reason',
      'allReasons',
      reportReasons,
      (reason) => (text) => translate(text, 'lists.reportReason')(reason),
    ),
  ],
  sorts: [openFirst, ...byTime],
  file: apiUrl('/api/reports.csv'),
}

export const appealSpec: ListSpec = {
  list: 'appeals',
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [toFilter('state', 'status', 'allStatuses', ['open', 'closed'] as const, label)],
  sorts: [openFirst, ...byTime],
  file: apiUrl('/api/appeals.csv'),
}

const contactTopics = [
  'order',
  'listing',
  'payment',
  'account',
  'other',
] as const satisfies readonly ContactMessage['topic'][]

export const messageSpec: ListSpec = {
  list: 'messages',
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [
    toFilter('state', 'status', 'allStatuses', ['open', 'answered'] as const, label),
    toFilter(
      'topic',
      'topic',
      'allTopics',
      contactTopics,
      (topic) => (text) => translate(text, 'lists.contactTopic')(topic),
    ),
  ],
  sorts: byTime,
  file: apiUrl('/api/contact-messages.csv'),
}
