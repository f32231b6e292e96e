import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applyNews, loadAnew } from './apply-news.ts'
import { type Line, openFeed } from './feed.ts'
import { messageQueries, messagesKey } from './queries.ts'

const lineKey = [...messagesKey, 'line']

/** Keeps everything about messages on the screen up to date, once for the whole dashboard. */
export function useFeed(wanted: boolean) {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...messageQueries.unread(), enabled: wanted })
  const from = data !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins where the first answer was; what comes later is its own doing
  useEffect(() => {
    if (!wanted || !data) return
    return openFeed({
      after: data.news,
      onNews: (news) => applyNews(queryClient, news),
      onReset: () => loadAnew(queryClient),
      onLine: (line) => queryClient.setQueryData(lineKey, line),
    })
  }, [wanted, from, queryClient])
}

/** How news come at the moment. */
export function useLine(): Line {
  return useQuery({ queryKey: lineKey, queryFn: (): Line => 'live', enabled: false }).data ?? 'live'
}
