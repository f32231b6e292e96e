import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { closePopover, useCloseOnChoice } from './use-close-on-choice.ts'

/** For the links of a `Navbar`. The current page is marked by `aria-current`. */
export const navLinkClass = 'nav-link flex min-h-11 items-center rounded-field px-3 font-medium'

const NAV_ID = 'site-links'

type NavbarProps = {
  /** A link home around `Brand`. */
  brand: ReactNode
  /** List items with links: `<li><Link className={navLinkClass}>`. */
  links: ReactNode
  /** A search field; takes its own line on phones. */
  search?: ReactNode
  /** Sign-in or the viewer's menu. Its room stays reserved, so that a name that arrives late moves nothing. */
  account: ReactNode
}

/** The links are in the page once: a row from md up, below that a popover, which the browser opens and closes by itself. */
export function Navbar({ brand, links, search, account }: NavbarProps) {
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 gap-y-0 md:flex-nowrap md:gap-x-6">
        <div className="me-auto flex min-h-11 items-center md:me-0">{brand}</div>
        <nav
          ref={useCloseOnChoice(closePopover)}
          id={NAV_ID}
          popover="auto"
          aria-label="Main"
          className="nav-sheet max-md:shadow-overlay md:static md:block"
        >
          <ul className="flex flex-col p-2 md:flex-row md:gap-1 md:p-0">{links}</ul>
        </nav>
        {search && (
          <div className="order-last w-full pb-3 md:order-none md:w-auto md:flex-1 md:pb-0">
            {search}
          </div>
        )}
        <div className="flex h-11 min-w-11 items-center justify-end md:ms-auto md:min-w-40">
          {account}
        </div>
        <button
          type="button"
          popoverTarget={NAV_ID}
          aria-label="Menu"
          className="btn btn-ghost btn-square -me-2 md:hidden"
        >
          <MenuIcon className="size-5" />
        </button>
      </div>
    </header>
  )
}
