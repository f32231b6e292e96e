import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { listingQueries } from '../listings/queries.ts'
import { useApi } from '../shell/use-api.ts'
import { CopyButton } from '../ui/button.tsx'
import { Notice } from '../ui/layout/page-states.tsx'
import { DEMO_HINT_STORAGE_KEY } from '../ui/layout/theme-script.ts'

/** In demo mode: how to look around as the admin. */
export function DemoHint() {
  const { data: config } = useQuery(listingQueries.config(useApi()))
  const [dismissed, setDismissed] = useState(false)
  if (!config?.demo || dismissed) return null
  const { email, password } = config.demo

  function dismiss() {
    setDismissed(true)
    try {
      localStorage.setItem(DEMO_HINT_STORAGE_KEY, 'dismissed')
    } catch {
      // Storage is blocked: it stays dismissed on this page.
    }
  }

  return (
    <div className="mb-4 in-data-[demo-hint=dismissed]:hidden">
      <Notice label="Demo" icon={<KeyRound className="size-4 max-md:hidden" />} onDismiss={dismiss}>
        <span>This is a demo. Log in as its admin:</span>
        <span className="flex items-center">
          <code className="font-mono break-all">{email}</code>
          <CopyButton text={email} what="e-mail address" />
        </span>
        <span className="flex items-center">
          <code className="font-mono break-all">{password}</code>
          <CopyButton text={password} what="password" />
        </span>
      </Notice>
    </div>
  )
}
