import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useLocation } from '@tanstack/react-router'
import { Download, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { LISTING_TOPICS } from '../../shared/listings/listing-topics.ts'
import { formatCount } from '../../shared/quantities.ts'
import { apiUrl } from '../api/client.ts'
import { type Passport, useApi } from '../api/index.ts'
import { pageHead } from '../document-head.ts'
import { BrandPicture } from '../listings/brand-picture.tsx'
import { load } from '../load.ts'
import { pageText } from '../page-text.ts'
import { passportQueries, phoneName } from '../passports/queries.ts'
import { Limits, PassportFigures, Timeline } from '../passports/timeline.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { PageHeader } from '../ui/layout/page-layout.tsx'
import { Notice, Skeleton } from '../ui/layout/page-states.tsx'
import { linkClass } from '../ui/link.tsx'
import { QrPicture } from '../ui/pictures/qr-picture.tsx'
import { translate, useLanguage, useTranslations } from '../ui/text.ts'

export const Route = createFileRoute('/passports/$id')({
  loader: async ({ context: { queryClient, api }, params: { id } }) => ({
    passport: await load(queryClient, passportQueries.passport(api, id)),
  }),
  staticData: { text: ['passport', 'passportPage'], translated: true, topics: LISTING_TOPICS },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const t = translate(pageText(match.context), 'passportPage')
    const name = phoneName(loaderData.passport.phone)
    return pageHead(
      t('pageTitle', { name: name || t('aPhone') }),
      name ? t('description', { name }) : t('descriptionUnnamed'),
      { robots: 'noindex' },
    )
  },
  component: Page,
})

function Page() {
  const { passport } = Route.useLoaderData()
  return <PassportPage key={passport._id} loaded={passport} />
}

/** The whole history of a phone, public and without personal data. */
function PassportPage({ loaded }: { loaded: Passport }) {
  const { data: passport = loaded } = useQuery(passportQueries.passport(useApi(), loaded._id))
  const t = useTranslations('passportPage')
  const unproven = useTranslations('passport')('unproven')
  const name = phoneName(passport.phone)
  return (
    <div className="page-width pb-16">
      <div className="flex items-center gap-5 md:gap-8">
        <div className="mt-4 grid size-32 shrink-0 place-items-center rounded-box bg-mist max-md:hidden">
          <BrandPicture slug={passport.phone.brand?.toLowerCase() ?? ''} className="h-24" />
        </div>
        <PageHeader
          title={name ? <bdi>{name}</bdi> : t('aPhone')}
          above={t('kind')}
          lead={t('lead')}
        />
      </div>
      <ScannedNotice passport={passport} />
      <PassportFigures passport={passport} wide />
      <div className="mt-10 grid items-start gap-x-14 gap-y-10 md:grid-cols-[3fr_2fr]">
        <section aria-labelledby="history">
          <h2 id="history" className="mb-4 text-lg">
            {t('history')}
          </h2>
          <Timeline entries={passport.entries} hashes />
        </section>
        <div className="flex flex-col gap-10 md:sticky md:top-24">
          <TakeAlong passport={passport} />
          <section aria-labelledby="limits">
            <h2 id="limits" className="mb-3 text-lg">
              {unproven}
            </h2>
            <Limits />
          </section>
        </div>
      </div>
    </div>
  )
}

/** The file, the code, and where to check them. */
function TakeAlong({ passport: { _id } }: { passport: Passport }) {
  const t = useTranslations('passportPage.copy')
  const { data: code } = useQuery(passportQueries.code(useApi(), _id))
  return (
    <section aria-labelledby="copy" className="flex flex-col items-start gap-4">
      <h2 id="copy" className="text-lg">
        {t('title')}
      </h2>
      <p className="max-w-prose text-sm text-pretty text-muted">{t('text')}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={apiUrl('/api/passports/{id}/file', { id: _id })}
          download
          className={buttonClass({ variant: 'primary' })}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('download')}
        </a>
        <a href={pages.verify()} className={buttonClass({ variant: 'quiet' })}>
          <ShieldCheck aria-hidden="true" className="size-4" />
          {t('check')}
        </a>
      </div>
      <div className="flex flex-wrap items-center gap-5">
        {code ? (
          <QrPicture svg={code.qr} alt={t('qr')} className="size-36 rounded-field" />
        ) : (
          <Skeleton className="size-36" />
        )}
        <div className="flex max-w-64 flex-col items-start gap-2 text-sm text-pretty text-muted">
          <p>{t('qrText')}</p>
          <div className="min-h-11">{code && <CopyButton text={code.url} what={t('link')} />}</div>
        </div>
      </div>
      <p className="text-sm text-muted">
        {t.rich('claim', {
          link: (text) => (
            <Link to={pages.myPassports()} className={linkClass}>
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  )
}

/** Compares the fingerprint in a scanned code with the history. */
function ScannedNotice({ passport: { entries } }: { passport: Passport }) {
  const { hash } = useLocation()
  const t = useTranslations('passportPage.scanned')
  const language = useLanguage()
  // A server never sees the fragment, so its page has no notice.
  const [scanned, setScanned] = useState('')
  useEffect(() => setScanned(hash), [hash])
  if (!/^[0-9a-f]{16,64}$/.test(scanned)) return null
  const scannedEntry = entries.find((entry) => entry.hash.startsWith(scanned))
  const since = scannedEntry ? entries.length - scannedEntry.number : 0
  return (
    <div className="mb-6">
      {scannedEntry ? (
        <Notice label={t('label')} tone="good">
          <span>{t('unchanged')} </span>
          <span>
            {since > 0 && t('added', { count: since, shown: formatCount(since, language) })}
          </span>
        </Notice>
      ) : (
        <div
          role="alert"
          className="rounded-field border-2 border-red bg-red-wash p-4 font-medium text-red"
        >
          {t('changed')}
        </div>
      )}
    </div>
  )
}
