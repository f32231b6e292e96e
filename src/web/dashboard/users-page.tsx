import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageHeader } from '../ui/page-layout.tsx'
import { Loaded } from './loaded.tsx'
import { dashboardQueries } from './queries.ts'
import { useDashboard } from './use-dashboard.ts'
import { UsersTable } from './users-table.tsx'

type UsersPageProps = {
  which: 'users' | 'buyers' | 'sellers'
  title: string
  lead: ReactNode
  empty: string
}

/** The three lists of accounts are one page. */
export function UsersPage({ which, title, lead, empty }: UsersPageProps) {
  const { api, refresh } = useDashboard()
  const caption = title.toLowerCase()
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Loaded query={useQuery(dashboardQueries[which](api))} caption={caption}>
        {(users) => <UsersTable {...{ api, caption, users, empty, refresh }} />}
      </Loaded>
    </>
  )
}
