import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { apiUrl, buildUrl } from '../api/client.ts'
import type { Api } from '../api/index.ts'
import { type RawSearch, textIn } from '../search-params.ts'

/** Search parameters of the audit log; days as '2026-01-31'. */
export type AuditSearch = {
  about?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/
const MAX_LENGTH = 254

/** Reads the search parameters; days that are none are dropped. */
export function readAuditSearch(search: RawSearch): AuditSearch {
  const day = (key: string) => {
    const text = textIn(search, key) ?? ''
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
  }
  return {
    about: textIn(search, 'about')?.slice(0, MAX_LENGTH),
    action: textIn(search, 'action')?.slice(0, 100),
    from: day('from'),
    to: day('to'),
  }
}

/** Only the filters that are set. */
function toQuery({ about, action, from, to }: AuditSearch) {
  return {
    ...(about && { about }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export function auditLogQuery(api: Api, search: AuditSearch) {
  const { about = '', action = '', from = '', to = '' } = search
  return infiniteQueryOptions({
    queryKey: ['audit-log', about, action, from, to],
    queryFn: ({ pageParam }) =>
      api.get('/api/audit-log', {
        query: { ...toQuery(search), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (last: { cursor: string | null }) => last.cursor ?? undefined,
    // Previous results stay visible until the next ones arrive.
    placeholderData: keepPreviousData,
  })
}

/** The URL of the same entries as a CSV file. */
export function auditLogFile(search: AuditSearch): string {
  return buildUrl(apiUrl('/api/audit-log.csv'), { query: toQuery(search) })
}
