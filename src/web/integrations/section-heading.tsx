import type { ReactNode } from 'react'

type SectionHeadingProps = { id: string; title: string; lead: string; action: ReactNode }

/** The heading of a part of the page, one line about it, and the button that adds something to it. */
export function SectionHeading({ id, title, lead, action }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="text-pretty text-muted">{lead}</p>
      </div>
      {action}
    </div>
  )
}
