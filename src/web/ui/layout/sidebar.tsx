import { PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { closePopover, useCloseOnNavigation } from '../hooks.ts'

/** For links in a sidebar. The current page is marked by `aria-current`. */
export const sidebarLinkClass =
  'flex min-h-11 items-center gap-3 rounded-field px-3 text-sm font-medium text-muted hover:bg-sand hover:text-ink aria-[current=page]:bg-sand aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline-2 forced-colors:-outline-offset-2'

const SIDEBAR_ID = 'sidebar'

type SidebarLayoutProps = {
  /** Names the landmark: 'Dashboard'. */
  label: string
  /** List items with links. */
  links: ReactNode
  /** Who is signed in. */
  top?: ReactNode
  bottom?: ReactNode
  /** Next to the button that opens the drawer. */
  besideMenu?: ReactNode
  children: ReactNode
}

/** Links at the side from lg up; below that a drawer, which is the same element as a popover. */
export function SidebarLayout({
  label,
  links,
  top,
  bottom,
  besideMenu,
  children,
}: SidebarLayoutProps) {
  return (
    <div className="page-width lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <div className="flex items-center justify-between gap-2 pt-4 lg:hidden">
        <button type="button" popoverTarget={SIDEBAR_ID} className="btn btn-quiet">
          <PanelLeft className="size-4" />
          {label} menu
        </button>
        {besideMenu}
      </div>
      <nav
        ref={useCloseOnNavigation(closePopover)}
        id={SIDEBAR_ID}
        popover="auto"
        aria-label={label}
        className="side-sheet max-lg:shadow-overlay lg:sticky lg:top-20 lg:block lg:self-start lg:pt-10"
      >
        {top && <div className="mb-4">{top}</div>}
        <ul className="flex flex-col gap-0.5">{links}</ul>
        {bottom && <div className="mt-6">{bottom}</div>}
      </nav>
      <div className="min-w-0 pb-16">{children}</div>
    </div>
  )
}
