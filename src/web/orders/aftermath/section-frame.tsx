import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SkeletonText } from '../../ui/skeleton.tsx'

type SectionFrameProps = {
  id: string
  title: string
  Icon: LucideIcon
  /** At the end of the heading: where it stands. */
  badge?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** One part of the page of an order, under its own heading. */
export function SectionFrame({ id, title, Icon, badge, lead, children }: SectionFrameProps) {
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

/** Room for what is on its way. */
export function SectionWait({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="min-h-24">
      <span className="sr-only">{label}</span>
      <SkeletonText lines={3} />
    </div>
  )
}
