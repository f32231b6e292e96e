import { Link } from '@tanstack/react-router'
import { pages } from '../../routes.ts'
import { ProfileForm, useProfileSaved } from '../accounts/profile-form.tsx'
import { linkClass } from '../ui/link.tsx'
import type { SectionProps } from './section.ts'

export function Profile({ api, viewer }: SectionProps) {
  const saved = useProfileSaved()
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">
        Your name and photo are shown to others.
        {viewer.role === 'Seller' && (
          <>
            {' '}
            <Link to={pages.seller(viewer._id)} className={linkClass}>
              Your public page
            </Link>
          </>
        )}
      </p>
      <ProfileForm key={viewer._id} api={api} viewer={viewer} onSaved={saved} />
    </>
  )
}
