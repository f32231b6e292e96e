import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { Brand } from '../ui/layout/navbar.tsx'
import { footerLinkClass, SiteFooter } from '../ui/layout/page-layout.tsx'
import { ThemeSwitch } from '../ui/layout/theme.tsx'
import { linkMarks } from '../ui/link.tsx'
import { useShop } from './shop.ts'

const iconClass = 'btn btn-ghost btn-square text-muted hover:text-ink'
/** The shop's profiles, or links that share the page that is shown. */
function SocialLinks() {
  const { socialLinks: profiles, origin } = useShop()
  const href = useLocation({ select: (location) => location.href })
  return socialLinks(profiles, `${origin}${href}`).map(({ label, href, mark }) => (
    <li key={href}>
      <a href={href} title={label} className={iconClass} target="_blank" rel="noreferrer">
        <span className="sr-only">{label}</span>
        <span
          aria-hidden="true"
          className="inline-flex size-6 items-center justify-center rounded-full border border-current font-display text-sm font-bold"
        >
          {mark}
        </span>
      </a>
    </li>
  ))
}

/** Columns of links. */
const columns = [
  {
    title: 'Browse',
    links: [
      { to: pages.home(), label: 'Home' },
      { to: pages.products(), label: 'All phones' },
      { to: pages.blog(), label: 'Blog' },
    ],
  },
  {
    title: 'Redial',
    links: [
      { to: pages.about(), label: 'About' },
      { to: pages.contact(), label: 'Contact' },
      { to: pages.support(), label: 'Support' },
      { to: pages.sellerTerms(), label: 'Seller terms' },
      { to: pages.transparency(), label: 'Transparency' },
    ],
  },
]

const linked = columns.flatMap(({ links }) => links.map(({ to }) => to))

export function SiteEnd() {
  const router = useRouter()
  return (
    <SiteFooter
      identity={() => `footer ${linkMarks(router.latestLocation.pathname, linked)}`}
      brand={<Brand />}
      about="Second-hand phones from people near you. Facts first, a fair price, and a hand-over you can trust."
      social={<SocialLinks />}
      columns={columns.map(({ title, links }) => ({
        title,
        links: links.map((link) => <FooterLink key={link.to} {...link} />),
      }))}
      end={
        <>
          <p>Redial is free software. This shop is run by the people who host it.</p>
          <ThemeSwitch />
        </>
      }
    />
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className={footerLinkClass} activeProps={{ 'aria-current': undefined }}>
        {label}
      </Link>
    </li>
  )
}

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
export function socialLinks(profiles: readonly string[], page: string): SocialLink[] {
  if (profiles.length > 0) return profiles.map(profileLink)
  const url = encodeURIComponent(page)
  return [
    {
      label: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      mark: 'f',
    },
    { label: 'Share on X', href: `https://x.com/intent/post?url=${url}`, mark: 'X' },
    { label: 'Share on WhatsApp', href: `https://wa.me/?text=${url}`, mark: 'W' },
    { label: 'Share on Telegram', href: `https://t.me/share/url?url=${url}`, mark: 'T' },
  ]
}

function profileLink(href: string): SocialLink {
  const host = new URL(href).hostname.replace(/^(www|m)\./, '')
  const network = networks.find(({ hosts }) => hosts.includes(host))
  return {
    label: `Redial on ${network?.name ?? host}`,
    href,
    mark: network?.mark ?? host.charAt(0).toUpperCase(),
  }
}
