import type { ReactNode } from 'react'

/** Generic icons rather than company logos. */
export function FeedIcon() {
  return (
    <Sign>
      <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14" />
      <circle cx="6" cy="18" r="1.25" className="fill-current" />
    </Sign>
  )
}

export function MailIcon() {
  return (
    <Sign>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="m4 8 8 5.5L20 8" />
    </Sign>
  )
}

export function CommunityIcon() {
  return (
    <Sign>
      <path d="M4 16.5V8.5A3.5 3.5 0 0 1 7.5 5h6A3.5 3.5 0 0 1 17 8.5a3.5 3.5 0 0 1-3.5 3.5H8.5z" />
      <path d="M20.5 10v9l-3.5-3h-4" />
    </Sign>
  )
}

export function ShareIcon() {
  return (
    <Sign>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="17.5" cy="6" r="2.5" />
      <circle cx="17.5" cy="18" r="2.5" />
      <path d="m8.25 10.8 7-3.7M8.25 13.2l7 3.7" />
    </Sign>
  )
}

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-current stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
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
