import type { ReactNode } from 'react'

export const MAIN_ID = 'main'

type PageShellProps = { header: ReactNode; footer?: ReactNode; children: ReactNode }

/** The frame of every page: skip link, header, main, footer. Pages bring their own `page-width`. */
export function PageShell({ header, footer, children }: PageShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${MAIN_ID}`} className="skip-link">
        Skip to content
      </a>
      {header}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
