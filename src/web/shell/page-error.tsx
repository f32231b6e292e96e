import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { ErrorState } from '../ui/page-states.tsx'

/** A page that did not load: what happened in words, the request's id, and Retry. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    await router.invalidate()
    setBusy(false)
  }

  return (
    <div className="page-width py-14">
      <h1 className="sr-only">This page did not load</h1>
      <ErrorState
        requestId={error instanceof ApiError ? error.requestId : undefined}
        busy={busy}
        onRetry={retry}
      >
        {error instanceof ApiError ? error.message : undefined}
      </ErrorState>
    </div>
  )
}
