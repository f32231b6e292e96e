import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { pages } from '../../contract/urls.ts'
import { apiUrl } from '../api/client.ts'
import type { VerifiedPhone } from '../api/index.ts'
import { EmptyState } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useTranslations } from '../ui/text.ts'

/** The photo that proves possession of a phone; visible to moderators only. */
export function PossessionPhoto({ phone }: { phone: { _id: string; name: string } }) {
  const t = useTranslations('moderate.possession')
  return (
    <details className="rounded-field bg-sage p-4">
      <summary className="min-h-6 cursor-pointer font-medium">{t('private')}</summary>
      <CodeMatches />
      <img
        src={apiUrl('/api/possession-photos/{phoneId}', { phoneId: phone._id })}
        alt={t('photoOf', { name: phone.name })}
        loading="lazy"
        className="mt-3 max-h-96 rounded-field"
      />
    </details>
  )
}

/** Only a photo in which the server read the code proves possession. */
function CodeMatches() {
  const t = useTranslations('moderate.possession')
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm font-medium text-green">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
      {t('matches')}
    </p>
  )
}

/** The photos with which sellers proved possession of their phones. */
export function PossessionList({ proven }: { proven: readonly VerifiedPhone[] }) {
  const t = useTranslations('moderate.possession')
  if (proven.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] md:gap-5">
      {proven.map(({ phoneId, name, seller, verifiedAt }) => (
        <li key={phoneId} className="min-w-0">
          <a
            href={apiUrl('/api/possession-photos/{phoneId}', { phoneId })}
            target="_blank"
            rel="noreferrer"
          >
            <img
              src={apiUrl('/api/possession-photos/{phoneId}', { phoneId })}
              alt={t('photoOf', { name })}
              loading="lazy"
              className="aspect-square w-full rounded-box bg-sand object-cover"
            />
          </a>
          <p className="mt-2 wrap-anywhere">
            <Link to={pages.phone(phoneId)} className={linkClass}>
              <bdi>{name}</bdi>
            </Link>
          </p>
          <p className="text-sm text-muted">
            <bdi>{seller}</bdi>
            {'\u00a0· '}
            <Moment at={verifiedAt} exact />
          </p>
          <CodeMatches />
        </li>
      ))}
    </ul>
  )
}
