import type { ReactNode } from 'react'
import { PageHeader } from '../ui/layout/page-layout.tsx'

type ArticleProps = {
  title: string
  lead: string
  /** Of title and lead, where it is not that of the page. */
  language?: { lang: string; dir: 'auto' } | undefined
  /** Beside the title, on wide screens; below it on others. */
  picture?: ReactNode
  children: ReactNode
}

/** A page to read, with its parts under headings, which stand at the start of their texts on wide screens. */
export function Article({ title, lead, language, picture, children }: ArticleProps) {
  const header = (
    <div {...language}>
      <PageHeader title={title} lead={lead} />
    </div>
  )
  return (
    <div className="page-width">
      {picture ? (
        <div className="mb-10 grid items-center gap-x-12 gap-y-4 lg:grid-cols-2 lg:pt-8">
          {header}
          {picture}
        </div>
      ) : (
        header
      )}
      <div className="@container grid gap-10 lg:gap-12">{children}</div>
    </div>
  )
}

type PartProps = { id?: string; title: string; children: ReactNode }

/** Its heading is beside the text where the container is wide. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section
      id={id}
      className="gap-x-12 @4xl:grid @4xl:grid-cols-[15rem_minmax(0,1fr)] @4xl:border-t @4xl:border-hairline @4xl:pt-6"
    >
      <h2 className="mb-3 text-lg text-balance">{title}</h2>
      <div className="max-w-3xl space-y-3 text-pretty [&_ol]:list-(--numerals) [&_ul]:list-disc [&_:is(ol,ul)]:space-y-2 [&_:is(ol,ul)]:ps-5">
        {children}
      </div>
    </section>
  )
}
