import type { ReactNode } from 'react'

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: a way back, a place in the catalogue. */
  above?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-10 pb-6 md:pt-14 md:pb-8">
      <div className="min-w-0">
        {above && <div className="mb-2 text-sm text-muted">{above}</div>}
        <h1 className="text-xl">{title}</h1>
        {lead && <p className="mt-2 max-w-prose text-pretty text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

type SectionProps = {
  title: string
  lead?: ReactNode /** 'All phones', at the heading's end. */
  more?: ReactNode
  children: ReactNode
}

/** A part of a page under its own heading. */
export function Section({ title, lead, more, children }: SectionProps) {
  return (
    <section className="py-10 md:py-14">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        {more && <div className="*:inline-flex *:min-h-11 *:items-center">{more}</div>}
        {lead && (
          <div className="w-full text-muted">
            <p className="max-w-prose text-pretty">{lead}</p>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
