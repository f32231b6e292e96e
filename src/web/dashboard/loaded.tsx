import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../api/index.ts'
import { meKey } from '../shell/viewer.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ErrorState } from '../ui/page-states.tsx'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** Names what is loading. */
  caption: string
  children: (data: Data) => ReactNode
}

/** What a table needs, once it is there: rows of the right size until then, and a way to try again. */
export function Loaded<Data>({ query, caption, children }: LoadedProps<Data>) {
  const { data, error } = query
  useSignedOut(error)
  if (data !== undefined) return children(data)
  if (!error)
    return <DataTable loading caption={caption} columns={[]} rows={[]} rowKey={String} empty="" />
  const refusal = error instanceof ApiError ? error : undefined
  return (
    <ErrorState
      requestId={refusal?.requestId}
      busy={query.isFetching}
      onRetry={() => query.refetch()}
    >
      {refusal && refusal.status !== 500 ? refusal.message : undefined}
    </ErrorState>
  )
}

/** A session that ended elsewhere: the guard is asked again, and leads to the login. */
function useSignedOut(error: Error | null) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const signedOut = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (!signedOut) return
    queryClient.setQueryData(meKey, null)
    router.invalidate()
  }, [signedOut, queryClient, router])
}
