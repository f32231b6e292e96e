import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { closePopover, useCloseOnNavigation } from '../hooks.ts'
import { RepeatedPart } from '../repeated-part.tsx'

/** A rotary dial: seven holes around a stop. Decorative; the name is always next to it. */
const HOLES = [
  [16, 7.5],
  [22.65, 10.7],
  [24.29, 17.89],
  [19.69, 23.66],
  [12.31, 23.66],
  [7.71, 17.89],
  [9.35, 10.7],
] as const

function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      {HOLES.map(([x, y], at) => (
        <circle
          key={x + y}
          cx={x}
          cy={y}
          r="2.1"
          className="fill-on-accent"
          opacity={at === 0 ? 0.45 : 1}
        />
      ))}
      <circle cx="16" cy="16" r="3" className="fill-on-accent" />
    </svg>
  )
}

export function Brand({ name = 'Redial' }: { name?: string }) {
  return (
    <span className="flex min-h-11 items-center gap-2 font-display text-lg font-bold tracking-tight">
      <BrandMark />
      {name}
    </span>
  )
}

/** For the links of a `Navbar`. The current page is marked by `aria-current`. */
export const navLinkClass = 'nav-link flex min-h-11 items-center rounded-field px-3 font-medium'

const NAV_ID = 'site-links'

type NavbarProps = {
  /** A link home around `Brand`. */
  brand: ReactNode
  /** List items with links: `<li><Link className={navLinkClass}>`. */
  links: ReactNode
  /** A search field; on a line of its own on phones. */
  search?: ReactNode
  /**
   * Sign-in link or the viewer's menu. Its space is reserved, so that a late name shifts nothing.
   */
  account: ReactNode
  /** All that its HTML depends on, so that the server renders it once. */
  identity: () => string
}

/** The links occur once in the HTML: a row from md up, below that a native popover. */
export function Navbar({ brand, links, search, account, identity }: NavbarProps) {
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
    </RepeatedPart>
  )
}
