import type { ReactNode } from 'react'
import { PageHeader } from '../ui/layout/page-layout.tsx'

/** A page to read: one column, with its parts under headings. */
export function Article({
  title,
  lead,
  language,
  children,
}: {
  title: string
  lead: string
  /** Of title and lead, where it is not that of the page. */
  language?: { lang: string; dir: 'auto' } | undefined
  children: ReactNode
}) {
  return (
    <div className="page-width">
      <div {...language}>
        <PageHeader title={title} lead={lead} />
      </div>
      <div className="grid max-w-3xl gap-10">{children}</div>
    </div>
  )
}

type PartProps = { id?: string; title: string; children: ReactNode }

export function Part({ id, title, children }: PartProps) {
  return (
    <section id={id}>
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="space-y-3 text-pretty [&_ol]:list-decimal [&_ul]:list-disc [&_:is(ol,ul)]:space-y-2 [&_:is(ol,ul)]:ps-5">
        {children}
      </div>
    </section>
  )
}
