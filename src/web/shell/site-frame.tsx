import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { Heart, LogOut, Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { pages } from '../../contract/urls.ts'
import { addressIn, LANGUAGE_COOKIE, type Language, languages } from '../../shared/languages.ts'
import { DEFAULT_NAME } from '../../shared/settings/default-look.ts'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { closePopover, useCloseOnNavigation } from '../ui/hooks.ts'
import { SiteFooter } from '../ui/layout/page-layout.tsx'
import { ThemeSwitch } from '../ui/layout/theme.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { useTranslations } from '../ui/text.ts'
import { useShop } from './shop.ts'
import { useLogout, useViewer } from './viewer.ts'

/** On the page that sets up a shop: it has no other pages to lead to yet, least of all in the language of this one. */
export function SetupHeader() {
  return (
    <header className="border-b border-hairline bg-paper">
      <div className="page-width flex min-h-16 items-center">
        <Brand />
      </div>
    </header>
  )
}

/** `search` is the button that opens the search. */
export function SiteHeader({ search }: { search: ReactNode }) {
  const { kind, user } = useViewer()
  const { name } = useShop()
  const logOut = useLogout()
  const t = useTranslations('shell')
  const loggedIn = kind !== 'visitor'
  return (
    <Navbar
      brand={
        <Link to={pages.home()} aria-label={t('home', { shop: name })} className="rounded-field">
          <Brand />
        </Link>
      }
      links={
        <>
          <NavLink to={pages.home()} exact>
            {t('links.home')}
          </NavLink>
          <NavLink to={pages.products()}>{t('links.products')}</NavLink>
          <NavLink to={pages.blog()}>{t('links.blog')}</NavLink>
          {loggedIn && <NavLink to={pages.dashboard()}>{t('links.dashboard')}</NavLink>}
          {loggedIn && (
            <NavLink to={pages.settings()} onlySmall>
              {t('links.settings')}
            </NavLink>
          )}
          <NavLink to={pages.favorites()} onlySmall>
            {t('links.favorites')}
          </NavLink>
          {loggedIn && (
            <li className="md:hidden">
              <button
                type="button"
                className={`${navLinkClass} w-full cursor-pointer gap-2`}
                onClick={logOut}
              >
                <LogOut className="size-4" />
                {t('logout')}
              </button>
            </li>
          )}
        </>
      }
      account={
        <>
          {search}
          <Link
            to={pages.favorites()}
            aria-label={t('links.favorites')}
            title={t('links.favorites')}
            activeProps={{ className: '' }}
            className="btn btn-ghost btn-square max-md:hidden"
          >
            <Heart className="size-5" />
          </Link>
          {loggedIn ? (
            <>
              <button type="button" className="btn btn-ghost max-md:hidden" onClick={logOut}>
                {t('logout')}
              </button>
              <Link
                to={pages.dashboard()}
                aria-label={user ? t('accountOf', { name: user.name }) : t('account')}
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
              {t('login')}
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

const browse = [
  { to: pages.home(), label: 'home' },
  { to: pages.products(), label: 'allPhones' },
  { to: pages.blog(), label: 'blog' },
] as const

const about = [
  { to: pages.about(), label: 'about' },
  { to: pages.contact(), label: 'contact' },
  { to: pages.support(), label: 'support' },
  { to: pages.transparency(), label: 'transparency' },
] as const

/** Pages that are linked by their own titles, once they are published. */
const legal = ['terms', 'seller-terms', 'privacy', 'cookies', 'fees', 'imprint']

/** Links to the published legal pages of the shop. */
function useLegalLinks() {
  const { pages: published } = useShop()
  return legal.flatMap((name) => {
    const page = published.find((one) => one.page === name)
    return page ? [{ to: pages.shopPage(name), label: page.title }] : []
  })
}

/** The footer; in the dashboard it is one line, which phones have in the drawer. */
export function SiteEnd() {
  const isDashboard = useLocation({
    select: ({ pathname }) => pathname.startsWith(pages.dashboard()),
  })
  if (!isDashboard) return <ShopFooter />
  return (
    <footer className="border-t border-hairline max-md:hidden">
      <div className="page-width py-4">
        <ShopLinks />
      </div>
    </footer>
  )
}

/** Help, rules and theme, for pages without the large footer. */
export function ShopLinks() {
  const t = useTranslations('shell.links')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <ul className="flex flex-wrap gap-x-5">
        {[{ to: pages.support(), label: t('support') }, ...useLegalLinks()].map((link) => (
          <FooterLink key={link.to} {...link} />
        ))}
      </ul>
      <LanguageLinks />
      <ThemeSwitch />
    </div>
  )
}

function ShopFooter() {
  const { name, deliveryMethods } = useShop()
  const legalLinks = useLegalLinks()
  const t = useTranslations('shell')
  const labeled = (links: typeof browse | typeof about) =>
    links.map(({ to, label }) => ({ to, label: t(`links.${label}`) }))
  const columns = [
    { title: t('footer.browse'), links: labeled(browse) },
    { title: name, links: labeled(about) },
    { title: t('footer.legal'), links: legalLinks },
  ]
  return (
    <SiteFooter
      brand={<Brand />}
      about={t(deliveryMethods.includes('pick_up') ? 'footer.about' : 'footer.aboutShipping')}
      social={<SocialLinks />}
      columns={columns.map(({ title, links }) => ({
        title,
        links: links.map((link) => <FooterLink key={link.to} {...link} />),
      }))}
      end={
        <>
          <p>{t('footer.software')}</p>
          <LanguageLinks />
          <ThemeSwitch />
        </>
      }
    />
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link
        to={to}
        activeProps={{ className: '', 'aria-current': undefined }}
        className="footer-link"
      >
        {label}
      </Link>
    </li>
  )
}

const YEAR_SECONDS = 365 * 24 * 3_600

/** The home page opens in this language the next time. */
function rememberLanguage(code: Language) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
  document.cookie = `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** The same page in the other languages of the shop; each is a document of its own. */
function LanguageLinks() {
  const { languages: offered } = useShop()
  const { language } = useRouter().options.context
  const t = useTranslations('shell.footer')
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  if (offered.length < 2) return null
  return (
    <nav aria-label={t('language')}>
      <ul className="flex flex-wrap gap-x-4">
        {offered.map((code) => (
          <li key={code}>
            <a
              href={addressIn(code, address)}
              lang={code}
              hrefLang={code}
              className="footer-link aria-[current]:font-semibold aria-[current]:text-ink"
              aria-current={code === language ? 'true' : undefined}
              onClick={() => rememberLanguage(code)}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The shop's profiles, or links that share the page that is shown. */
function SocialLinks() {
  const { socialLinks: profiles, origin, name } = useShop()
  const t = useTranslations('shell.footer')
  const href = useLocation({ select: ({ publicHref }) => publicHref })
  const texts: SocialTexts = {
    share: (network) => t('shareOn', { network }),
    profile: (network) => t('profileOn', { shop: name, network }),
  }
  return socialLinks(profiles, `${origin}${href}`, texts).map(({ label, href, mark }) => (
    <li key={href}>
      <a
        href={href}
        aria-label={label}
        title={label}
        className="btn btn-ghost btn-square"
        target="_blank"
        rel="noreferrer"
      >
        <span className="social-mark">{mark}</span>
      </a>
    </li>
  ))
}

type SocialTexts = { share: (network: string) => string; profile: (network: string) => string }
type SocialLink = { label: string; href: string; mark: string }

const networks: readonly { hosts: readonly string[]; name: string; mark: string }[] = [
  { hosts: ['facebook.com', 'fb.com'], name: 'Facebook', mark: 'f' },
  { hosts: ['x.com', 'twitter.com'], name: 'X', mark: 'X' },
  { hosts: ['instagram.com'], name: 'Instagram', mark: 'Ig' },
  { hosts: ['linkedin.com'], name: 'LinkedIn', mark: 'in' },
  { hosts: ['youtube.com'], name: 'YouTube', mark: 'Yt' },
  { hosts: ['tiktok.com'], name: 'TikTok', mark: 'Tk' },
  { hosts: ['t.me', 'telegram.me'], name: 'Telegram', mark: 'T' },
  { hosts: ['bsky.app'], name: 'Bluesky', mark: 'B' },
]

/** The shop's own profiles, or links that share a page: plain URLs, no scripts of others. */
export function socialLinks(
  profiles: readonly string[],
  page: string,
  texts: SocialTexts,
): SocialLink[] {
  if (profiles.length > 0) return profiles.map((href) => profileLink(href, texts))
  const url = encodeURIComponent(page)
  return [
    {
      label: texts.share('Facebook'),
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      mark: 'f',
    },
    { label: texts.share('X'), href: `https://x.com/intent/post?url=${url}`, mark: 'X' },
    { label: texts.share('WhatsApp'), href: `https://wa.me/?text=${url}`, mark: 'W' },
    { label: texts.share('Telegram'), href: `https://t.me/share/url?url=${url}`, mark: 'T' },
  ]
}

function profileLink(href: string, texts: SocialTexts): SocialLink {
  const host = new URL(href).hostname.replace(/^(www|m)\./, '')
  const network = networks.find(({ hosts }) => hosts.includes(host))
  return {
    label: texts.profile(network?.name ?? host),
    href,
    mark: network?.mark ?? host.charAt(0).toUpperCase(),
  }
}

/** Seven holes of a rotary dial: lines without length, which have round ends. */
const HOLES = 'M22.65 10.7h0M24.29 17.89h0M19.69 23.66h0M12.31 23.66h0M7.71 17.89h0M9.35 10.7h0'

/** The dial around its stop. Decorative; the name is always next to it. */
function BrandMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" strokeLinecap="round" className={className}>
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <g className="stroke-on-accent" strokeWidth="4.2">
        <path d="M16 7.5h0" opacity=".45" />
        <path d={HOLES} />
        <path d="M16 16h0" strokeWidth="6" />
      </g>
    </svg>
  )
}

/** The logo of the shop, or one for each theme; nothing where there is none. */
export function ShopLogo() {
  const { name, logos } = useShop()
  return logos.map((logo) => <img key={logo.src} alt={name} className="shop-logo" {...logo} />)
}

function Brand() {
  const { name, logos } = useShop()
  if (logos[0]) return <ShopLogo />
  const isDefault = name === DEFAULT_NAME
  return (
    <span className="flex min-h-11 items-center gap-2 font-display text-lg font-bold tracking-tight">
      <BrandMark className="size-8" />
      {/* Its width in Bricolage, so that the links stay where they are when the font arrives. */}
      <span
        className={classNames(
          isDefault ? 'w-13 whitespace-nowrap' : 'max-w-[12ch] truncate lg:max-w-[24ch]',
          // Beside "Anmelden" there is no room for it on the smallest phones.
          '[&:lang(de)]:max-[21.5rem]:sr-only',
        )}
      >
        {name}
      </span>
    </span>
  )
}

/** For the links of a `Navbar`. The current page is marked by `aria-current`. */
const navLinkClass = 'nav-link'

const NAV_ID = 'site-links'

type NavbarProps = {
  /** A link home around `Brand`. */
  brand: ReactNode
  /** List items with links: `<li><Link className={navLinkClass}>`. */
  links: ReactNode
  /**
   * Login link or the viewer's menu. Its space is reserved, so that a late name shifts nothing.
   */
  account: ReactNode
}

/** The links occur once in the HTML: a row from md up, below that a native popover. */
function Navbar({ brand, links, account }: NavbarProps) {
  const t = useTranslations('shell')
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-paper print:hidden">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 md:flex-nowrap md:gap-x-6">
        <div className="me-auto flex min-h-11 items-center md:me-0">{brand}</div>
        <nav
          ref={useCloseOnNavigation(closePopover)}
          id={NAV_ID}
          popover="auto"
          aria-label={t('main')}
          className="nav-sheet max-md:shadow-overlay md:static md:block"
        >
          <ul className="flex flex-col p-2 md:flex-row md:gap-1 md:p-0">{links}</ul>
        </nav>
        <div className="flex h-11 min-w-11 items-center justify-end md:ms-auto md:min-w-40 md:gap-2">
          {account}
        </div>
        <button
          type="button"
          popoverTarget={NAV_ID}
          aria-label={t('menu')}
          className="btn btn-ghost btn-square -me-2 md:hidden"
        >
          <MenuIcon className="size-5" />
        </button>
      </div>
    </header>
  )
}
