import type { UseQueryResult } from '@tanstack/react-query'
import { type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useReadRefusal } from '../forms/use-action.ts'
import { Button } from '../ui/button.tsx'
import { SkeletonText } from '../ui/layout/page-states.tsx'
import { useTranslations } from '../ui/text.ts'

type OrderSectionProps = {
  id: string
  title: string
  Icon: LucideIcon
  /** At the end of the heading. */
  badge?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

export function OrderSection({ id, title, Icon, badge, lead, children }: OrderSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          id={id}
          tabIndex={-1}
          className="flex scroll-mt-24 items-center gap-2.5 text-lg outline-none"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {title}
        </h2>
        {badge}
      </div>
      {lead && <p className="-mt-2 max-w-prose text-pretty text-muted">{lead}</p>}
      {children}
    </section>
  )
}

export function SectionPending({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="min-h-24">
      <span className="sr-only">{label}</span>
      <SkeletonText lines={3} />
    </div>
  )
}

type LoadErrorProps = { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }

/** For one section that failed to load, with a retry; the rest of the page stays. */
export function LoadError({ query }: LoadErrorProps) {
  const t = useTranslations('shell.failed')
  const readRefusal = useReadRefusal()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field border border-hairline p-4"
    >
      <p className="text-muted">{readRefusal(query.error).message}</p>
      <Button
        icon={<RotateCcw className="size-4" />}
        busy={query.isFetching}
        busyLabel={t('retrying')}
        onClick={() => query.refetch()}
      >
        {t('retry')}
      </Button>
    </div>
  )
}
