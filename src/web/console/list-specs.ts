import { MAX_ACCOUNT_QUERY_LENGTH } from '../../shared/accounts/account-rules.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { apiUrl } from '../api/client.ts'
import type { ListFilter, ListSpec } from './list-search.ts'

/** The choices of a filter, from their labels. */
export function toFilter(
  name: ListFilter['name'],
  label: string,
  any: string,
  labels: Readonly<Record<string, string>>,
): ListFilter {
  return {
    name,
    label,
    any,
    options: Object.entries(labels).map(([value, text]) => ({ value, label: text })),
  }
}

const byTime = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const

export const accountSpec: ListSpec = {
  list: 'accounts',
  things: 'accounts',
  placeholder: 'Name, email or ID',
  maxQueryLength: MAX_ACCOUNT_QUERY_LENGTH,
  filters: [
    toFilter('role', 'Role', 'All roles', { Buyer: 'Buyer', Seller: 'Seller', admin: 'Admin' }),
    toFilter('banned', 'Status', 'All statuses', { false: 'Not banned', true: 'Banned' }),
  ],
  sorts: [
    ...byTime,
    { value: 'name', label: 'By name' },
    { value: 'active', label: 'Last active first' },
    { value: 'inactive', label: 'Longest inactive first' },
  ],
  file: apiUrl('/api/accounts.csv'),
  exportNeeds: 'exportAccounts',
}

/** What a list of listings and one of orders share: prices to sort by. */
export function pricedSpec(
  spec: Pick<ListSpec, 'list' | 'things' | 'placeholder' | 'file'>,
  states: Readonly<Record<string, string>>,
): ListSpec {
  return {
    ...spec,
    byPerson: true,
    maxQueryLength: MAX_QUERY_LENGTH,
    filters: [toFilter('state', 'Status', 'All statuses', states)],
    sorts: [
      ...byTime,
      { value: 'dearest', label: 'Highest price first' },
      { value: 'cheapest', label: 'Lowest price first' },
    ],
  }
}

export const payoutStates = {
  due: 'Due',
  waiting: 'Waiting',
  sent: 'Sent',
  done: 'Done',
  failed: 'Failed',
} as const

export const payoutSpec: ListSpec = {
  list: 'payouts',
  byPerson: true,
  things: 'payouts',
  placeholder: 'Order number, phone or name',
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [
    toFilter('kind', 'Kind', 'Payouts and refunds', { payout: 'Payouts', refund: 'Refunds' }),
    toFilter('state', 'Status', 'All statuses', payoutStates),
  ],
  sorts: [
    ...byTime,
    { value: 'largest', label: 'Largest first' },
    { value: 'smallest', label: 'Smallest first' },
  ],
  file: apiUrl('/api/all-payouts.csv'),
}

export const reportReasons = {
  stolen: 'Stolen phone',
  counterfeit: 'Counterfeit',
  misleading: 'Misleading listing',
  offensive: 'Offensive',
  fraud: 'Scam',
  impersonation: 'Pretends to be someone else',
  private: 'Private details',
  fake: 'Not about a real sale',
  other: 'Something else',
} as const

export const reportSpec: ListSpec = {
  list: 'reports',
  byPerson: true,
  things: 'reports',
  placeholder: 'Phone, name or note',
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [
    toFilter('state', 'Status', 'All statuses', { open: 'Open', decided: 'Decided' }),
    toFilter('kind', 'About', 'About anything', {
      listing: 'Listings',
      message: 'Messages',
      seller: 'Sellers',
      review: 'Reviews',
      reply: 'Replies',
    }),
    toFilter('reason', 'Reason', 'All reasons', reportReasons),
  ],
  sorts: [{ value: 'queue', label: 'Open first' }, ...byTime],
  file: apiUrl('/api/reports.csv'),
}

export const appealSpec: ListSpec = {
  list: 'appeals',
  things: 'appeals',
  placeholder: 'Name, email or text',
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [toFilter('state', 'Status', 'All statuses', { open: 'Open', closed: 'Closed' })],
  sorts: [{ value: 'queue', label: 'Open first' }, ...byTime],
  file: apiUrl('/api/appeals.csv'),
}

export const messageSpec: ListSpec = {
  list: 'messages',
  things: 'messages',
  placeholder: 'Name, email or text',
  maxQueryLength: MAX_QUERY_LENGTH,
  filters: [
    toFilter('state', 'Status', 'All statuses', { open: 'Open', answered: 'Answered' }),
    toFilter('topic', 'Topic', 'All topics', {
      order: 'A booking or order',
      listing: 'A listing or a person',
      payment: 'A payment or refund',
      account: 'An account',
      other: 'Something else',
    }),
  ],
  sorts: byTime,
  file: apiUrl('/api/contact-messages.csv'),
}
