import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { refusalOf } from '../../forms/refusal.ts'
import { Button } from '../../ui/button.tsx'

type FailedProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }

/** A part of a page that did not load, with the way to try again; the rest of the page stands. */
export function Failed({ query }: FailedProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-hairline p-4"
    >
      <p className="text-muted">{refusalOf(query.error).message}</p>
      <Button
        icon={<RotateCcw className="size-4" />}
        busy={query.isFetching}
        busyLabel="Trying again"
        onClick={() => query.refetch()}
      >
        Retry
      </Button>
    </div>
  )
}
