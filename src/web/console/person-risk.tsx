import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { Person } from '../api/index.ts'
import { useMay } from '../dashboard/use-dashboard.ts'
import { Badge } from '../ui/badge.tsx'
import { linkClass } from '../ui/link.tsx'
import { useLanguage, useTranslations } from '../ui/text.ts'

type Risk = NonNullable<Person['risk']>

/** What the rules about risk say about a person and their listings; nothing for those who may not review it. */
export function PersonRisk({ risk }: { risk: Person['risk'] }) {
  const t = useTranslations('person')
  if (!risk) return null
  const { review, listings } = risk
  const isRisky = review !== null || listings.length > 0
  return (
    <section
      aria-label={t('section.risk')}
      className={`mb-10 rounded-box p-4 md:p-5 ${isRisky ? 'bg-amber-wash' : 'border border-hairline'}`}
    >
      {isRisky ? <RiskDetails risk={risk} /> : <p className="text-muted">{t('risk.none')}</p>}
    </section>
  )
}

function RiskDetails({ risk: { score, review, listings } }: { risk: Risk }) {
  const may = useMay()
  const t = useTranslations('person')
  const language = useLanguage()
  const isWaiting = listings.some(({ state }) => state === 'pending_review')
  return (
    <>
      <h2 className="text-lg">
        {score > 0 ? t('risk.score', { score: formatCount(score, language) }) : t('section.risk')}
      </h2>
      {review && (
        <div className="mt-3">
          <h3 className="font-semibold">{t('risk.review')}</h3>
          <Reasons reasons={review.reasons} />
        </div>
      )}
      {listings.length > 0 && (
        <ul className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {listings.map((listing) => (
            <RiskyListing key={listing.phoneId} listing={listing} />
          ))}
        </ul>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center">
        <Link to={pages.risk()} className={linkClass}>
          {t('risk.decide')}
        </Link>
        {isWaiting && may('moderateListings') && (
          <Link to={pages.moderation()} className={linkClass}>
            {t('risk.moderate')}
          </Link>
        )}
      </p>
    </>
  )
}

function RiskyListing({ listing }: { listing: Risk['listings'][number] }) {
  const t = useTranslations('person.risk')
  const stateName = useTranslations('lists.listingState')
  const language = useLanguage()
  const { phoneId, name, state, score, reasons } = listing
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={pages.phone(phoneId)} preload={false} className={linkClass}>
          <bdi>{name}</bdi>
        </Link>
        <Badge>{stateName(state)}</Badge>
        <span className="text-sm">{t('score', { score: formatCount(score, language) })}</span>
      </p>
      <Reasons reasons={reasons} />
    </li>
  )
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc ps-5 text-sm">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
