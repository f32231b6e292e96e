import { Link, useRouter } from '@tanstack/react-router'
import { Heart, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../routes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Brand, Navbar, navLinkClass } from '../ui/layout/navbar.tsx'
import { linkMarks } from '../ui/link.tsx'
import { useSignOut } from './sign-out.ts'
import { useViewer } from './viewer.ts'

/** The pages that the header links to. */
const linked = [
  pages.home(),
  pages.products(),
  pages.blog(),
  pages.dashboard(),
  pages.settings(),
  pages.favourites(),
  pages.login(),
]

/** `search` is the button that opens the search. */
export function SiteHeader({ search }: { search: ReactNode }) {
  const { kind, user } = useViewer()
  const signOut = useSignOut()
  const router = useRouter()
  const signedIn = kind !== 'visitor'
  // The account itself is known only in the browser.
  const identity = () => `header ${kind} ${linkMarks(router.latestLocation.pathname, linked)}`
  return (
    <Navbar
      identity={identity}
      brand={
        <Link to={pages.home()} aria-label="Redial, home" className="rounded-field">
          <Brand />
        </Link>
      }
      links={
        <>
          <NavLink to={pages.home()} exact>
            Home
          </NavLink>
          <NavLink to={pages.products()}>Products</NavLink>
          <NavLink to={pages.blog()}>Blog</NavLink>
          {signedIn && <NavLink to={pages.dashboard()}>Dashboard</NavLink>}
          {signedIn && (
            <NavLink to={pages.settings()} onlySmall>
              Settings
            </NavLink>
          )}
          <NavLink to={pages.favourites()} onlySmall>
            Favorites
          </NavLink>
          {signedIn && (
            <li className="md:hidden">
              <button
                type="button"
                className={`${navLinkClass} w-full cursor-pointer gap-2`}
                onClick={signOut}
              >
                <LogOut className="size-4" />
                Logout
              </button>
            </li>
          )}
        </>
      }
      account={
        <>
          {search}
          <Link
            to={pages.favourites()}
            aria-label="Favorites"
            title="Favorites"
            activeProps={{ className: '' }}
            className="btn btn-ghost btn-square max-md:hidden"
          >
            <Heart className="size-5" />
          </Link>
          {signedIn ? (
            <>
              <button type="button" className="btn btn-ghost max-md:hidden" onClick={signOut}>
                Logout
              </button>
              <Link
                to={pages.dashboard()}
                aria-label={user ? `Your account, ${user.name}` : 'Your account'}
                className="flex size-11 items-center justify-center rounded-full"
              >
                {user ? (
                  <Avatar name={user.name} src={user.photoURL ?? undefined} size="small" />
                ) : (
                  <span className="size-8 rounded-full bg-sand" />
                )}
              </Link>
            </>
          ) : (
            <Link to={pages.login()} className={buttonClass()} activeProps={{ className: '' }}>
              Login
            </Link>
          )}
        </>
      }
    />
  )
}

function NavLink({
  to,
  exact = false,
  onlySmall = false,
  children,
}: {
  to: string
  exact?: boolean
  /** For an item that is elsewhere in the header on larger screens. */
  onlySmall?: boolean
  children: string
}) {
  return (
    <li className={onlySmall ? 'md:hidden' : undefined}>
      <Link to={to} activeOptions={{ exact, includeSearch: false }} className={navLinkClass}>
        {children}
      </Link>
    </li>
  )
}
