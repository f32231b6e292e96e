import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '../../shared/quantities.ts'
import { ApiError } from '../api/index.ts'
import { useAction } from '../forms/use-action.ts'
import { meKey } from '../shell/viewer.ts'
import { Button } from '../ui/button.tsx'
import { type ContentShape, ContentSkeleton } from '../ui/layout/content-skeleton.tsx'
import { ErrorState } from '../ui/layout/page-states.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown }
  /** Accessible name of the content. */
  caption: string
  /** What it looks like while it loads; a table by default. */
  shape?: ContentShape
  children: (data: Data) => ReactNode
}

/** Renders loaded data; a skeleton until then, and a retry button after an error. */
export function Loaded<Data>({ query, caption, shape, children }: LoadedProps<Data>) {
  const { data, error } = query
  useLoggedOut(error)
  if (data !== undefined) return children(data)
  if (!error) return <ContentSkeleton shape={shape} what={caption} />
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

/** When the session ended elsewhere, runs the guard again, which redirects to the login. */
function useLoggedOut(error: Error | null) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const loggedOut = error instanceof ApiError && error.status === 401
  useEffect(() => {
    if (!loggedOut) return
    queryClient.setQueryData(meKey, null)
    void router.invalidate()
  }, [loggedOut, queryClient, router])
}

type ShowMoreProps = {
  query: {
    hasNextPage: boolean
    fetchNextPage: () => Promise<{ error: Error | null; isFetchNextPageError: boolean }>
  }
  shown: number
  /** How many there are, if that is known: '1,000+'. */
  total?: string | undefined
  /** True once more than the first page was loaded. */
  isLong: boolean
  /** Plural: 'orders'. */
  things: string
}

/** Loads the next page of a long list; renders nothing for a list of one page. */
export function ShowMore(props: ShowMoreProps) {
  return props.query.hasNextPage || props.isLong ? <ListEnd {...props} /> : null
}

function ListEnd({ query, shown, total, things }: ShowMoreProps) {
  const { busy, run } = useAction()
  const status = useRef<HTMLParagraphElement>(null)
  const { hasNextPage, fetchNextPage } = query
  const t = useTranslations('dashboard.list')
  const count = formatCount(shown, useLanguage())

  const loadMore = () =>
    run('more', async () => {
      const { error, isFetchNextPageError } = await fetchNextPage()
      if (error && isFetchNextPageError) throw error
      // The button may be gone, so the focus moves to the text.
      status.current?.focus()
    })

  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p
        ref={status}
        tabIndex={-1}
        aria-live="polite"
        className="text-center text-sm tabular-nums text-muted outline-none"
      >
        {hasNextPage && total
          ? t('someOf', { shown: count, total, things })
          : t(hasNextPage ? 'some' : 'all', { shown: count, things })}
      </p>
      {hasNextPage && (
        <Button busy={busy === 'more'} busyLabel={t('loading', { things })} onClick={loadMore}>
          {t('more', { things })}
        </Button>
      )}
    </div>
  )
}
