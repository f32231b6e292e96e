import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../routes.ts'
import { Brand } from '../ui/layout/navbar.tsx'
import {
  CommunityIcon,
  FeedIcon,
  footerLinkClass,
  MailIcon,
  ShareIcon,
  SiteFooter,
} from '../ui/layout/site-footer.tsx'
import { ThemeSwitch } from '../ui/layout/theme-switch.tsx'
import { sharePage } from '../ui/share.ts'

const iconClass = 'btn btn-ghost btn-square text-muted hover:text-ink'
/** Buttons have no active state, unlike links. */
const look = { className: iconClass, activeProps: { className: '' } }

/** Contact links that don't involve a third-party company. */
function SocialLinks() {
  return (
    <>
      <li>
        <Link to={pages.contact()} aria-label="Write to us" title="Write to us" {...look}>
          <MailIcon />
        </Link>
      </li>
      <li>
        <Link to={pages.support()} aria-label="Ask for help" title="Ask for help" {...look}>
          <CommunityIcon />
        </Link>
      </li>
      <li>
        <Link to={pages.blog()} aria-label="Read our blog" title="Read our blog" {...look}>
          <FeedIcon />
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-label="Share this page"
          title="Share this page"
          className={iconClass}
          onClick={sharePage}
        >
          <ShareIcon />
        </button>
      </li>
    </>
  )
}

export function SiteEnd() {
  return (
    <SiteFooter
      brand={<Brand />}
      about="Second-hand phones from people near you. Facts first, a fair price, and a hand-over you can trust."
      social={<SocialLinks />}
      columns={[
        {
          title: 'Browse',
          links: (
            <>
              <FooterLink to={pages.home()}>Home</FooterLink>
              <FooterLink to={pages.products()}>All phones</FooterLink>
              <FooterLink to={pages.blog()}>Blog</FooterLink>
            </>
          ),
        },
        {
          title: 'Redial',
          links: (
            <>
              <FooterLink to={pages.about()}>About</FooterLink>
              <FooterLink to={pages.contact()}>Contact</FooterLink>
              <FooterLink to={pages.support()}>Support</FooterLink>
              <FooterLink to={pages.sellerTerms()}>Seller terms</FooterLink>
            </>
          ),
        },
      ]}
      end={
        <>
          <p>Redial is free software. This shop is run by the people who host it.</p>
          <ThemeSwitch />
        </>
      }
    />
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={footerLinkClass} activeProps={{ 'aria-current': undefined }}>
        {children}
      </Link>
    </li>
  )
}
