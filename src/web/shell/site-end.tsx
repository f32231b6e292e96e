import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '../../routes.ts'
import { Brand } from '../ui/navbar.tsx'
import { footerLinkClass, SiteFooter } from '../ui/site-footer.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { SocialLinks } from './social-links.tsx'

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
