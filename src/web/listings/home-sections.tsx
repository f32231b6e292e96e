import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock, Flag, Handshake, KeyRound, Megaphone, Scale } from 'lucide-react'
import { useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { formatCount } from '../../shared/quantities.ts'
import { type Advert, type ShopPage, useApi } from '../api/index.ts'
import { HowItWorks } from '../content/how-it-works.tsx'
import { RichText } from '../content/rich-text.tsx'
import { useTextLanguage } from '../content/text-language.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Section } from '../ui/layout/page-layout.tsx'
import { EmptyState, Notice } from '../ui/layout/page-states.tsx'
import { setRootChoice } from '../ui/layout/root-choices.ts'
import { linkClass } from '../ui/link.tsx'
import { useTranslations } from '../ui/text.ts'
import { BrandPicture } from './brand-picture.tsx'
import { gridClass } from './page-skeletons.tsx'
import { PhoneCard } from './phone-card.tsx'
import { usePhoneTexts } from './phone-texts.ts'
import { listingQueries } from './queries.ts'

/** Brands as links with a drawn phone, in two rows; on small screens these scroll sideways. */
export function Brands() {
  const t = useTranslations('home')
  const texts = usePhoneTexts()
  const { data: categories = [] } = useQuery(listingQueries.categories(useApi()))
  const stocked = categories.filter(({ phones }) => phones > 0)
  // A new shop has no phones: the brands are named without a row of zeros.
  const shown = stocked.length > 0 ? stocked : categories
  return (
    <nav aria-label={t('brands')}>
      <ul className="-mx-4 grid snap-x scroll-px-4 auto-cols-max grid-flow-col grid-rows-2 gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex md:flex-wrap md:px-0">
        {shown.map(({ _id, brand, slug, phones }) => (
          <li key={_id} className="snap-start">
            <Link to={pages.category(_id)} className="pill w-full whitespace-nowrap">
              <BrandPicture slug={slug} className="h-7" />
              <bdi className="font-semibold">{brand}</bdi>
              {phones > 0 && (
                <small>
                  <span aria-hidden="true">{formatCount(phones, texts.language)}</span>
                  <span className="sr-only">{texts.total(phones)}</span>
                </small>
              )}
            </Link>
          </li>
        ))}
        <li className="snap-start">
          <Link to={pages.products()} className="pill w-full font-semibold whitespace-nowrap">
            {t('allPhones')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

/** Phones advertised by their sellers, then those that were booked. */
export function Advertised() {
  const t = useTranslations('home.adverts')
  const query = useInfiniteQuery(listingQueries.adverts(useApi()))
  const adverts = uniqueAdverts((query.data?.pages ?? []).flatMap(({ body }) => body))
  return (
    <Section title={t('title')} lead={t('lead')} isDense>
      {adverts.length === 0 ? (
        <EmptyState
          title={t('none')}
          picture={<Megaphone />}
          actions={
            <Link to={pages.products()} className={buttonClass()}>
              {t('all')}
            </Link>
          }
        >
          {t('noneText')}
        </EmptyState>
      ) : (
        <ul className={gridClass}>
          {adverts.map((advert) => (
            <li key={advert._id} className="flex flex-col">
              <PhoneCard phone={advert} heading="h3" />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className="mt-6 text-center">
          <Button
            busy={query.isFetchingNextPage}
            busyLabel={t('loading')}
            onClick={() => query.fetchNextPage()}
          >
            {t(query.isFetchNextPageError ? 'retry' : 'more')}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** A phone that was booked between two pages may be on both. */
function uniqueAdverts(adverts: readonly Advert[]): Advert[] {
  return [...new Map(adverts.map((advert) => [advert._id, advert])).values()]
}

export function HowTo() {
  const t = useTranslations('home.steps')
  return (
    <Section
      title={t('title')}
      isDense
      more={
        <Link to={pages.support()} className={linkClass}>
          {t('help')}
        </Link>
      }
    >
      <HowItWorks />
    </Section>
  )
}

/** One for each reason, in their order. */
const reasonIcons = [Scale, Clock, Handshake, Flag]

export function WhySafe({ text }: { text: ShopPage | undefined }) {
  const language = useTextLanguage(text)
  if (!text) return null
  return (
    <div {...language}>
      <Section title={text.title} isDense>
        {text.intro && <RichText html={text.intro} className="mb-6 max-w-prose" />}
        <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
          {text.sections.map(({ id, title, html }, index) => {
            const Icon = reasonIcons[index % reasonIcons.length] ?? Scale
            return (
              <li key={id} className="border-t border-hairline pt-5">
                <Icon className="size-6 text-accent-ink" />
                <h3 className="mt-3 text-lg">{title}</h3>
                <RichText html={html} className="mt-1 text-pretty text-muted" />
              </li>
            )
          })}
        </ul>
      </Section>
    </div>
  )
}

export function AboutBlock({ text }: { text: ShopPage | undefined }) {
  const t = useTranslations('home.about')
  const language = useTextLanguage(text)
  if (!text) return null
  return (
    <section className="my-10 grid items-center gap-8 rounded-box bg-sage p-6 md:grid-cols-[3fr_2fr] md:p-12">
      <div>
        <div {...language}>
          <h2 className="text-xl">{text.title}</h2>
          <RichText html={text.intro} className="mt-3 max-w-prose text-pretty" />
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link to={pages.products()} className={buttonClass({ variant: 'quiet', size: 'large' })}>
            {t('browse')}
          </Link>
          <Link to={pages.about()} className={linkClass}>
            {t('more')}
          </Link>
        </div>
      </div>
      <img
        src="/art/slide-sell.svg"
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        className="h-auto w-full rounded-box max-md:hidden"
      />
    </section>
  )
}

/** In demo mode: how to look around as the admin. */
export function DemoHint() {
  const t = useTranslations('home.demo')
  const { data: config } = useQuery(listingQueries.config(useApi()))
  const [dismissed, setDismissed] = useState(false)
  if (!config?.demo || dismissed) return null
  const { email, password } = config.demo

  function dismiss() {
    setDismissed(true)
    setRootChoice('demoHint', 'dismissed')
  }

  return (
    <div className="mb-4 in-data-[demo-hint=dismissed]:hidden">
      <Notice
        label={t('label')}
        icon={<KeyRound className="size-4 max-md:hidden" />}
        onDismiss={dismiss}
      >
        <span>{t('text')}</span>
        <span className="flex items-center">
          <code dir="ltr" className="font-mono break-all">
            {email}
          </code>
          <CopyButton text={email} what={t('email')} />
        </span>
        <span className="flex items-center">
          <code dir="ltr" className="font-mono break-all">
            {password}
          </code>
          <CopyButton text={password} what={t('password')} />
        </span>
      </Notice>
    </div>
  )
}

/** Until the shop has an admin. Where its set-up link is, only the operator reads. */
export function NotOpenYet() {
  const t = useTranslations('home.opening')
  const { data: config } = useQuery(listingQueries.config(useApi()))
  if (!config || config.isSetUp) return null
  return (
    <div className="mb-4">
      <Notice label={t('label')} tone="waiting">
        <p className="py-1">
          <strong>{t('title')}</strong> <span>{t('text')}</span>
        </p>
      </Notice>
    </div>
  )
}
