import type { ReactNode } from 'react'
import { useTranslations } from '../text.ts'

export const MAIN_ID = 'main'

type PageShellProps = {
  header: ReactNode
  footer?: ReactNode
  /** Of what the page says, where it is another than that of the document. */
  language?: { lang: string; dir: 'ltr' | 'rtl' } | undefined
  children: ReactNode
}

/** The layout of every page: skip link, header, main, footer. Pages set their own `page-width`. */
export function PageShell({ header, footer, language, children }: PageShellProps) {
  const t = useTranslations('shell')
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${MAIN_ID}`} className="skip-link">
        {t('skip')}
      </a>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none" {...language}>
        {children}
      </main>
      {footer}
    </div>
  )
}

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** Above the title: a back link or breadcrumbs. */
  above?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, lead, above, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8 pb-4 md:pb-5">
      <div className="min-w-0 md:flex-1">
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
  lead?: ReactNode
  /** 'All phones', at the heading's end. */
  more?: ReactNode
  /** With less room around it, where several follow each other. */
  isDense?: boolean
  children: ReactNode
}

export function Section({ title, lead, more, isDense = false, children }: SectionProps) {
  return (
    <section className={isDense ? 'py-5 md:py-6' : 'py-10 md:py-14'}>
      <div
        className={`${isDense ? 'mb-4' : 'mb-6'} flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1`}
      >
        <h2 className={isDense ? 'text-lg' : 'text-xl'}>{title}</h2>
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

export type Fact = { term: string; value: ReactNode }

/** Terms and values in two columns. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      {facts.map(({ term, value }) => (
        <div key={term} className="flex items-baseline justify-between gap-6 py-3">
          <dt className="max-w-3/5 shrink-0 text-muted">{term}</dt>
          <dd className="min-w-0 text-end font-medium [&_time]:whitespace-normal">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type FooterColumn = { title: string; links: ReactNode }

type SiteFooterProps = {
  brand: ReactNode
  /** One sentence about the site. */
  about?: ReactNode
  /** Each holds list items with links. */
  columns: readonly FooterColumn[]
  /** Social links: list items. */
  social?: ReactNode
  /** Theme switch, legal line; the same on all pages. */
  end: ReactNode
}

export function SiteFooter(props: SiteFooterProps) {
  const { brand, about, columns, social, end } = props
  return (
    <footer className="site-footer">
      <div className="page-width footer-columns">
        <div className="footer-about">
          {brand}
          {about && <p className="text-pretty text-muted">{about}</p>}
          {social && <ul className="social-links">{social}</ul>}
        </div>
        <div className="footer-links">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="footer-title">{title}</p>
              <ul>{links}</ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 pb-8 text-sm text-muted">
        {end}
      </div>
    </footer>
  )
}
