import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../api/index.ts'
import { useAct } from '../forms/use-act.ts'
import { meKey } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { formatCount } from '../ui/form/choice-fields.tsx'
import { ErrorState } from '../ui/layout/page-states.tsx'

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

type ShowMoreProps = {
  query: {
    hasNextPage: boolean
    fetchNextPage: () => Promise<{ error: Error | null; isFetchNextPageError: boolean }>
  }
  shown: number
  /** True once more than the first page was asked for. */
  isLong: boolean
  /** Plural: 'orders'. */
  things: string
}

/** Reads a long list on; nothing for a list that is here as a whole from the beginning. */
export function ShowMore({ query, shown, isLong, things }: ShowMoreProps) {
  const { busy, act } = useAct()
  const words = useRef<HTMLParagraphElement>(null)
  const { hasNextPage, fetchNextPage } = query
  if (!hasNextPage && !isLong) return null

  const readOn = () =>
    act('more', async () => {
      const { error, isFetchNextPageError } = await fetchNextPage()
      if (error && isFetchNextPageError) throw error
      // The button may be gone; here it goes on.
      words.current?.focus()
    })

  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p
        ref={words}
        tabIndex={-1}
        aria-live="polite"
        className="text-center text-sm tabular-nums text-muted outline-none"
      >
        {hasNextPage
          ? `${formatCount(shown)} ${things} are loaded, and there are more.`
          : `All ${formatCount(shown)} ${things} are here.`}
      </p>
      {hasNextPage && (
        <Button busy={busy === 'more'} busyLabel={`Loading ${things}`} onClick={readOn}>
          Show more {things}
        </Button>
      )}
    </div>
  )
}
