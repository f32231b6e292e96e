import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../api/index.ts'

const POLL_MS = 15_000
/** One is running, and somebody may be waiting for it. */
const POLL_RUNNING_MS = 2_000

/** How the last backup went, and whether one is running. */
export function backupQuery(api: Api) {
  return queryOptions({
    queryKey: ['backup-status'],
    queryFn: () => api.get('/api/backup-status'),
    refetchInterval: ({ state }) => (state.data?.isRunning ? POLL_RUNNING_MS : POLL_MS),
  })
}
