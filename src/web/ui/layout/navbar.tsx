import MenuIcon from 'virtual:icons/menu'
import type { ReactNode } from 'react'
import { closePopover, useCloseOnNavigation } from '../hooks.ts'
import { createIcon } from '../icons/icon.tsx'
import { RepeatedPart } from '../repeated-part.tsx'

/** Seven holes of a rotary dial: lines without length, which have round ends. */
const HOLES = 'M22.65 10.7h0M24.29 17.89h0M19.69 23.66h0M12.31 23.66h0M7.71 17.89h0M9.35 10.7h0'

/** The dial around its stop. Decorative; the name is always next to it. */
const BrandMark = createIcon(
  'brand',
  `<rect width="32" height="32" rx="9" stroke="none" class="fill-accent"/><path d="M16 7.5h0" stroke-width="4.2" opacity=".45"/><path d="${HOLES}" stroke-width="4.2"/><path d="M16 16h0" stroke-width="6"/>`,
  32,
)

export function Brand() {
  return (
    <span className="flex min-h-11 items-center gap-2 font-display text-lg font-bold tracking-tight">
      <BrandMark className="size-8 stroke-on-accent" />
      Redial
    </span>
  )
}

/** For the links of a `Navbar`. The current page is marked by `aria-current`. */
export const navLinkClass = 'nav-link'

const NAV_ID = 'site-links'

type NavbarProps = {
  /** A link home around `Brand`. */
  brand: ReactNode
  /** List items with links: `<li><Link className={navLinkClass}>`. */
  links: ReactNode
  /**
   * Sign-in link or the viewer's menu. Its space is reserved, so that a late name shifts nothing.
   */
  account: ReactNode
  /** All that its HTML depends on, so that the server renders it once. */
  identity: () => string
}

/** The links occur once in the HTML: a row from md up, below that a native popover. */
export function Navbar({ brand, links, account, identity }: NavbarProps) {
  return (
    <RepeatedPart
      as="header"
      className="sticky top-0 z-20 border-b border-hairline bg-paper"
      identity={identity}
    >
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 gap-y-0 md:flex-nowrap md:gap-x-6">
        <div className="me-auto flex min-h-11 items-center md:me-0">{brand}</div>
        <nav
          ref={useCloseOnNavigation(closePopover)}
          id={NAV_ID}
          popover="auto"
          aria-label="Main"
          className="nav-sheet max-md:shadow-overlay md:static md:block"
        >
          <ul className="flex flex-col p-2 md:flex-row md:gap-1 md:p-0">{links}</ul>
        </nav>
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
    </RepeatedPart>
  )
}
