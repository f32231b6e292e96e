import { Link } from '@tanstack/react-router'
import { pages } from '../../contract/urls.ts'
import { formatMoney } from '../../shared/money.ts'
import { formatCount } from '../../shared/quantities.ts'
import type { OpenListingReview } from '../api/index.ts'
import { PersonLink } from '../dashboard/person-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.tsx'
import { Moment } from '../ui/reader.tsx'
import { useCount, useLanguage, useTranslations } from '../ui/text.ts'
import { PossessionPhoto } from './possession-list.tsx'

type Phone = OpenListingReview['phone']
type Proposed = NonNullable<OpenListingReview['proposed']>

type Term = 'brand' | 'name' | 'storage' | 'grade'
type VersionFact = { term: Term; value: string | number | null; changed: boolean }

/**
 * The contents of two versions of a listing with their differences; both are the same if nothing is
 * proposed.
 */
export function compareVersions(phone: Phone, proposed: Proposed | null) {
  const pairs = [
    ['brand', phone.brand, proposed?.brand ?? phone.brand],
    ['name', phone.name, proposed?.name ?? phone.name],
    ['storage', phone.storageGb, (proposed ?? phone).storageGb],
    ['grade', phone.grade, (proposed ?? phone).grade],
  ] as const
  const facts = (version: 1 | 2): VersionFact[] =>
    pairs.map((pair) => ({ term: pair[0], value: pair[version], changed: pair[1] !== pair[2] }))
  return { now: facts(1), proposed: facts(2) }
}

function FactValue({ term, value }: Pick<VersionFact, 'term' | 'value'>) {
  const t = useTranslations('moderate.review')
  const shown = useCount()
  if (value === null) return term === 'grade' ? t('notGraded') : '–'
  return term === 'storage' ? t('gigabytes', { shown: shown(Number(value)) }) : <bdi>{value}</bdi>
}

type VersionPanelProps = {
  /** 'For sale now' or 'Proposed'; undefined for a new listing. */
  title?: string
  photos: OpenListingReview['phone']['photos']
  facts: readonly VersionFact[]
}

/** One version of a listing; differences from the other are labeled. */
function VersionPanel({ title, photos, facts }: VersionPanelProps) {
  const t = useTranslations('moderate.review')
  const shown = useCount()
  return (
    <div className="min-w-0">
      {title && <h3 className="mb-3 text-base">{title}</h3>}
      {photos.length === 0 ? (
        <p className="rounded-field bg-sand/50 p-4 text-sm text-muted">{t('noPhoto')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-2">
          {photos.map((photo, index) => (
            <li key={photo.src}>
              <a href={photo.src} target="_blank" rel="noreferrer" className="block">
                <img
                  src={photo.src}
                  alt={
                    photo.alt ||
                    t('photo', { place: shown(index + 1), count: shown(photos.length) })
                  }
                  loading="lazy"
                  className="aspect-square w-full rounded-field bg-sand object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-3 divide-y divide-hairline border-y border-hairline text-sm">
        {facts.map(({ term, value, changed }) => (
          <div key={term} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-muted">{t(term)}</dt>
            <dd className="min-w-0 text-end font-medium wrap-anywhere">
              {changed && (
                <span className="me-2 rounded-full bg-amber-wash px-2 font-normal text-amber">
                  {t('changed')}
                </span>
              )}
              <FactValue term={term} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** How the price compares with the fair one, and the record of the seller. */
function Standing({ review: { priceVerdict, standing } }: { review: OpenListingReview }) {
  const t = useTranslations('moderate.review.record')
  const verdict = useTranslations('card.verdict')
  const shown = useCount()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {priceVerdict && (
        <span className={`price-verdict price-${priceVerdict}`}>{verdict(priceVerdict)}</span>
      )}
      {standing && (
        <>
          <span>{t('sales', { shown: shown(standing.sales) })}</span>
          <span className={standing.openDisputes > 0 ? 'font-medium text-amber' : undefined}>
            {t('disputes', { shown: shown(standing.openDisputes) })}
          </span>
          <span className={standing.removed > 0 ? 'font-medium text-amber' : undefined}>
            {t('removed', { shown: shown(standing.removed) })}
          </span>
        </>
      )}
    </p>
  )
}

type ReviewCardProps = {
  review: OpenListingReview
  /** Whether the seller proved possession with a photo. */
  proven: boolean
  busy: boolean
  onApprove: () => void
  onRequestChanges: () => void
  onRefuse: () => void
}

/** A listing, or a change to one, with everything a moderator needs to decide. */
export function ReviewCard({ review, proven, busy, ...decide }: ReviewCardProps) {
  const { phone, proposed, kind, risk } = review
  const t = useTranslations('moderate')
  const level = useTranslations('card.level')
  const language = useLanguage()
  const facts = compareVersions(phone, proposed)
  const nameId = `review-${review._id}`
  const about = { 'aria-describedby': nameId }
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col gap-5 rounded-box border border-hairline bg-raised p-4 md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={nameId} className="text-lg wrap-anywhere">
            <Link to={pages.namedPhone(phone._id, phone.slug)} className="hover:underline">
              <bdi>{phone.name}</bdi>
            </Link>
          </h2>
          <p className="text-sm text-muted">
            <span>{formatMoney(phone.priceMinor, phone.currency, language)}</span>
            {'\u00a0· '}
            <PersonLink id={phone.sellerId} name={phone.seller} />
            {'\u00a0· '}
            <span>{level(phone.sellerLevel)}</span>
          </p>
          <Standing review={review} />
        </div>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {review.requirements.length > 0 && <Badge>{t('review.waitingForSeller')}</Badge>}
          <Badge tone="waiting">{t(kind === 'change' ? 'review.change' : 'review.listing')}</Badge>
          <span>
            {t.rich('review.since', { time: () => <Moment at={review.createdAt} exact /> })}
          </span>
        </p>
      </header>
      {risk && (
        <section
          aria-label={t('review.riskSection')}
          className="rounded-field bg-amber-wash p-4 text-sm"
        >
          <h3 className="text-base">
            {t('review.risk', { score: formatCount(risk.score, language) })}
          </h3>
          <p className="text-muted">
            {risk.actions.map((action) => t(`action.${action}`)).join('\u00a0· ')}
          </p>
          <ul className="mt-1 list-disc ps-5">
            {risk.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="mt-2 text-muted">{t('review.riskText')}</p>
        </section>
      )}
      <ReusePairs reuse={review.reuse} />
      {proposed ? (
        <div className="grid gap-6 md:grid-cols-2">
          <VersionPanel
            title={t('review.currentVersion')}
            photos={phone.photos}
            facts={facts.now}
          />
          <VersionPanel
            title={t('review.proposed')}
            photos={proposed.photos}
            facts={facts.proposed}
          />
        </div>
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <VersionPanel photos={phone.photos} facts={facts.now} />
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {phone.description || <span className="text-muted">{t('review.noDescription')}</span>}
          </p>
        </div>
      )}
      {proven && <PossessionPhoto phone={phone} />}
      {review.notice && (
        <p className="text-sm text-muted">
          {t.rich('review.notice', { text: () => <bdi>{review.notice}</bdi> })}
        </p>
      )}
      <footer className="flex flex-wrap justify-end gap-2 border-t border-hairline pt-4">
        <Button {...about} className="text-red" onClick={decide.onRefuse}>
          {kind === 'change' ? t('review.rejectChange') : t('reject')}
        </Button>
        <Button {...about} onClick={decide.onRequestChanges}>
          {t('review.requestChanges')}
        </Button>
        <Button
          {...about}
          variant="primary"
          busy={busy}
          busyLabel={t('approving')}
          onClick={decide.onApprove}
        >
          {t('approve')}
        </Button>
      </footer>
    </article>
  )
}

type Reuse = OpenListingReview['reuse'][number]

/** Photos that resemble another seller's, side by side. */
function ReusePairs({ reuse }: { reuse: readonly Reuse[] }) {
  const t = useTranslations('moderate.review')
  const language = useLanguage()
  if (reuse.length === 0) return null
  return (
    <section aria-label={t('alikeSection')} className="rounded-field bg-amber-wash p-4">
      <h3 className="text-base">
        {t('alike', { count: reuse.length, shown: formatCount(reuse.length, language) })}
      </h3>
      <ul className="mt-3 grid gap-4 md:grid-cols-2">
        {reuse.map((pair) => (
          <li key={`${pair.src} ${pair.other.phoneId} ${pair.other.listedAt}`}>
            <div className="grid grid-cols-2 gap-2">
              <Picture src={pair.src} alt={t('thisPhoto')} />
              <Picture src={pair.other.src} alt={t('otherPhoto')} />
            </div>
            <p className="mt-1.5 text-sm">
              {t.rich(pair.mirrored ? 'similarityMirrored' : 'similarity', {
                percent: formatCount(Math.round(pair.similarity * 100), language),
                time: () => <Moment at={pair.other.listedAt} />,
                seller: () => <bdi>{pair.other.seller ?? t('deletedAccount')}</bdi>,
              })}
              {pair.other.phoneId && (
                <>
                  {'\u00a0· '}
                  <Link to={pages.phone(pair.other.phoneId)} className={linkClass}>
                    {t('seeListing')}
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Picture({ src, alt }: { src: string | null; alt: string }) {
  const t = useTranslations('moderate.review')
  if (!src)
    return (
      <p className="flex aspect-square items-center justify-center rounded-field bg-sand p-3 text-center text-sm text-muted">
        {t('photoDeleted')}
      </p>
    )
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      className="aspect-square w-full rounded-field bg-sand object-cover"
    />
  )
}
