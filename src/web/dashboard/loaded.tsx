import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../api/index.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ErrorState } from '../ui/error-state.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** Names what is loading. */
  caption: string
  children: (data: Data) => ReactNode
}

/** What a table needs, once it is there: rows of the right size until then, and a way to try again. */
export function Loaded<Data>({ query, caption, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.isError)
    return <DataTable loading caption={caption} columns={[]} rows={[]} rowKey={String} empty="" />
  const { error } = query
  return (
    <ErrorState
      requestId={error instanceof ApiError ? error.requestId : undefined}
      busy={query.isFetching}
      onRetry={() => query.refetch()}
    >
      {error instanceof ApiError && error.status !== 500 ? error.message : undefined}
    </ErrorState>
  )
}
