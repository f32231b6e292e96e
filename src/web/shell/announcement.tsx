import { useLayoutEffect, useState } from 'react'
import { Notice } from '../ui/layout/page-states.tsx'
import { useTranslations } from '../ui/text.ts'
import { useShop } from './shop.ts'
import { withLinks } from './with-links.tsx'

/** Holds the announcement that was dismissed in this browser; another text is shown again. */
const KEY = 'redial-dismissed-announcement'

/** What the operator tells everybody. The server does not know who dismissed it. */
export function Announcement() {
  const { announcement } = useShop()
  const t = useTranslations('shell')
  const [dismissed, setDismissed] = useState('')

  // Before the browser paints.
  useLayoutEffect(() => {
    try {
      setDismissed(window.localStorage.getItem(KEY) ?? '')
    } catch {
      // Storage is blocked: it is shown on every page.
    }
  }, [])

  function dismiss(text: string) {
    setDismissed(text)
    try {
      window.localStorage.setItem(KEY, text)
    } catch {
      // The same.
    }
  }

  if (!announcement || announcement === dismissed) return null
  return (
    <div className="page-width pt-3">
      <Notice label={t('announcement')} onDismiss={() => dismiss(announcement)}>
        <p className="py-1 text-pretty wrap-anywhere">{withLinks(announcement)}</p>
      </Notice>
    </div>
  )
}
