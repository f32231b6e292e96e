import type { ReactNode } from 'react'

type FooterColumn = { title: string; links: ReactNode }

type SiteFooterProps = {
  brand: ReactNode
  /** One sentence about the site. */
  about?: ReactNode
  /** Each holds list items with links. */
  columns: readonly FooterColumn[]
  /** Social links: list items. */
  social?: ReactNode
  /** Theme switch, legal line. */
  end?: ReactNode
}

/** For links in the footer. */
export const footerLinkClass =
  'inline-flex min-h-11 min-w-11 items-center text-muted hover:text-ink hover:underline underline-offset-4'

export function SiteFooter({ brand, about, columns, social, end }: SiteFooterProps) {
  return (
    <footer className="mt-16 border-t border-hairline">
      <div className="page-width grid gap-x-8 gap-y-10 py-12 md:grid-cols-[2fr_3fr]">
        <div className="flex max-w-sm flex-col items-start gap-3">
          {brand}
          {about && <p className="text-sm text-pretty text-muted">{about}</p>}
          {social && <ul className="-ms-3 flex">{social}</ul>}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-6 gap-y-8">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="mb-1 text-sm font-semibold">{title}</p>
              <ul className="text-sm">{links}</ul>
            </nav>
          ))}
        </div>
      </div>
      {end && (
        <div className="page-width flex flex-wrap items-center justify-between gap-4 pb-8 text-sm text-muted">
          {end}
        </div>
      )}
    </footer>
  )
}
